import { listAttention } from '@shuyuan/contract/exams/attention/attention.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { NotedMoments } from '../../NotedMoments.tsx';
import type { AttemptRow } from './attempt-row.ts';

type Props = { examId: string; attempt: Pick<AttemptRow, 'id' | 'fullName'>; onClose: () => void };

/** The moments noted beside one paper, with what they do not mean. */
export function AttentionDialog({ examId, attempt: { id: attemptId, fullName }, onClose }: Props) {
  const t = useT('examining');
  const common = useT('common');
  const notes = useRead(listAttention, { id: examId, attemptId }, { claims: 'notices' });
  return (
    <Dialog
      isOpen
      title={t('examining.attention.title', { name: fullName })}
      closeLabel={common('dialog.close')}
      onClose={onClose}
    >
      <Stack>
        <HintText>{t('examining.attention.text')}</HintText>
        <ReadStates read={notes} failed={t('examining.attention.failed')} shape="list" count={3}>
          {({ items }) => <NotedMoments moments={items} />}
        </ReadStates>
      </Stack>
    </Dialog>
  );
}
