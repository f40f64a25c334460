import { Textarea } from '@mantine/core';
import { listAccusations, moderate } from '@shuyuan/contract/community/question-action.wire';
import { accuseTextMax } from '@shuyuan/contract/community/question-actions';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { questionReads } from '../questions/question.ts';

export type ModerationStep = 'agree' | 'remove' | 'restore';
type Props = { id: string; title: string; step: ModerationStep; onClose: () => void };

/** D-126: a step of a moderator, with the words its author reads. */
export function ModerateDialog({ id, title, step, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const [reason, setReason] = useState('');
  const write = useWrite(moderate, {
    refreshes: [...questionReads, listAccusations],
    onSuccess: () => {
      showNotice(t(`admin.moderation.${step}.done`), 'success');
      onClose();
    },
  });
  const words = reason.trim();
  const isTooLong = textLength(words) > accuseTextMax;
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t(`admin.moderation.${step}`)}
      submitLabel={t(`admin.moderation.${step}`)}
      width={480}
      isBusy={write.isPending}
      isDirty={words !== ''}
      onSubmit={() => (isTooLong ? undefined : write.mutate({ id, step, reason: words }))}
      onClose={onClose}
    >
      <p>{t(`admin.moderation.${step}.text`, { title })}</p>
      <Textarea
        label={t('admin.moderation.reason')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={6}
        value={reason}
        error={isTooLong && t('admin.moderation.tooLong', { max: accuseTextMax })}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
