import { Button, Radio } from '@mantine/core';
import type { previewReminders, remindLearners } from '@shuyuan/contract/study/runs/manage-runs.wire';
import { type ReminderTarget, reminderTargets } from '@shuyuan/contract/study/runs/reminder-targets';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { showNotice } from '../../lib/notices.ts';
import { useRead, useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { ReadStates } from '../reads/ReadStates.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Stack } from '../../ui/Stack.tsx';

type Props = {
  /** Of the course, subject or position. */
  id: string;
  preview: typeof previewReminders;
  remind: typeof remindLearners;
};

function RemindDialog({ id, preview: previewing, remind: reminding, onClose }: Props & { onClose: () => void }) {
  const t = useT('courses');
  const common = useT('common');
  const format = useFormat();
  const [target, setTarget] = useState<ReminderTarget>('notBegun');
  const preview = useRead(previewing, { id }, { claims: 'notices', gcTime: 0 });
  const remind = useWrite(reminding, {
    onSuccess: ({ remindedCount }) => {
      showNotice(t('courses.remind.done', { count: format.count(remindedCount) }), 'success');
      onClose();
    },
  });
  const due = preview.data?.[target];
  const choices = (
    <ReadStates read={preview} failed={t('courses.remind.failed')} shape="list" count={2}>
      {(data) => (
        <Radio.Group
          aria-label={t('courses.remind.title')}
          value={target}
          onChange={(chosen) => setTarget(reminderTargets.find((one) => one === chosen) ?? target)}
        >
          <Stack gap={8}>
            {reminderTargets.map((one) => {
              const { count, remindedCount } = data[one];
              const words = [
                count > 0 ? t('courses.remind.count', { count: format.count(count) }) : t('courses.remind.nobody'),
                ...(remindedCount > 0 ? [t('courses.remind.already', { count: format.count(remindedCount) })] : []),
              ];
              return <Radio key={one} value={one} label={t(`courses.remind.${one}`)} description={words.join(' · ')} />;
            })}
          </Stack>
        </Radio.Group>
      )}
    </ReadStates>
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('courses.remind.title')}
      text={choices}
      confirmLabel={t('courses.remind.confirm')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={remind.isPending || preview.isPending}
      onConfirm={() => (due && due.count > 0 ? remind.mutate({ id, target }) : onClose())}
      onCancel={onClose}
    />
  );
}

/** Reminds those who have not begun or not finished, each once a day; how many it reaches is said before. */
export function RemindLearners(props: Props) {
  const t = useT('courses');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<BellRing size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('courses.remind')}
      </Button>
      {isOpen && <RemindDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
