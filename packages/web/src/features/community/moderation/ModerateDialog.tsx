import { Textarea } from '@mantine/core';
import { listAccusations, listModerated, moderate } from '@shuyuan/contract/community/question-action.wire';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { BuyersNote } from '../BuyersNote.tsx';
import { questionReads } from '../questions/question.ts';
import { isReasonTooLong, reasonMax } from './reason-length.ts';

export type ModerationStep = 'agree' | 'remove' | 'restore';
type Moderated = { readonly id: string; readonly title: string; readonly updateTime: number };
type Props = { question: Moderated; step: ModerationStep; onClose: () => void };

/** D-126: a step of a moderator, with the words its author reads. */
export function ModerateDialog({ question, step, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const refresh = useRefresh();
  // As it was when the dialog was opened: that is what was read.
  const [{ id, title, updateTime }] = useState(question);
  const [reason, setReason] = useState('');
  const write = useWrite(moderate, {
    refreshes: [...questionReads, listAccusations],
    onSuccess: () => {
      showNotice(t(`admin.moderation.${step}.done`), 'success');
      onClose();
    },
  });
  const words = reason.trim();
  const isTooLong = isReasonTooLong(words);
  const onError = (error: unknown): void => {
    if (!(error instanceof ApiError) || error.code !== 'question.changed') return;
    refresh(listModerated);
    onClose();
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t(`admin.moderation.${step}`)}
      submitLabel={t(`admin.moderation.${step}`)}
      width={480}
      isBusy={write.isPending}
      isDirty={words !== ''}
      onSubmit={() => (isTooLong ? undefined : write.mutate({ id, step, reason: words, updateTime }, { onError }))}
      onClose={onClose}
    >
      <p>{t(`admin.moderation.${step}.text`, { title })}</p>
      {step === 'remove' && (
        <BuyersNote
          businessType="question"
          businessId={id}
          text={(count, refunds) => t('admin.moderation.remove.sold', { count, refunds })}
        />
      )}
      <Textarea
        label={t('admin.moderation.reason')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={6}
        value={reason}
        error={isTooLong && t('admin.moderation.tooLong', { max: reasonMax })}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
