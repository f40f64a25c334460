import { openHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { HomeworkMark } from '../../homework/HomeworkMark.tsx';
import { HomeworkRounds } from '../../homework/HomeworkRounds.tsx';
import { MarkForm } from './MarkForm.tsx';
import { SubmittedWork } from './SubmittedWork.tsx';

type Props = { id: string; onClose: () => void };

/** A work that waits is marked, one that was marked is shown as it was. */
export function MarkDialog({ id, onClose }: Props) {
  const t = useT('courses');
  const common = useT('common');
  const { data } = useRead(openHomework, { id }, { refetchOnWindowFocus: false, gcTime: 0 });
  if (!data) return null;
  if (data.state === 'submitted') return <MarkForm key={data.submitTime} work={data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      width={720}
      title={t('courses.homework.ofNamed', { name: data.fullName })}
      closeLabel={common('dialog.close')}
      onClose={onClose}
    >
      <Stack gap={16}>
        <HomeworkMark work={data} />
        <SubmittedWork work={data} />
        <HomeworkRounds rounds={data.rounds} />
      </Stack>
    </Dialog>
  );
}
