import { Checkbox, Textarea } from '@mantine/core';
import { annulLimits } from '@shuyuan/contract/exams/annul/annul-limits';
import { annulAttempt, readAnnulment, restoreAttempt } from '@shuyuan/contract/exams/annul/annul.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { examReads } from '../exam-form.ts';
import { AnnulmentFacts } from './AnnulmentFacts.tsx';

const isReason = (reason: string): boolean => {
  const length = textLength(reason);
  return length > 0 && length <= annulLimits.reason;
};

type Props = {
  examId: string;
  attempt: { readonly id: string; readonly fullName: string };
  /** Its result is annulled, and is given back. */
  isRestoring: boolean;
  onClose: () => void;
};

/** Takes the result of an attempt, or gives it back, with a reason its taker reads; what follows elsewhere is said before. */
export function AnnulDialog({ examId: id, attempt: { id: attemptId, fullName: name }, isRestoring, onClose }: Props) {
  const t = useT('examining');
  const step = isRestoring ? 'examining.restore' : 'examining.annul';
  const form = useDraftForm({
    initial: { reason: '', givesRetake: false },
    problemsOf: ({ reason }) => ({
      reason: isReason(reason) ? null : t('examining.annul.reason.missing', { max: annulLimits.reason }),
    }),
    refusals: { 'sensitive.found': 'reason', 'exam.annulled-already': 'form', 'exam.not-annulled': 'form' },
  });
  const options = {
    claims: form.claims,
    refreshes: [...examReads, readAnnulment],
    onSuccess: () => {
      showNotice(t(`${step}.done`), 'success');
      onClose();
    },
  };
  const annulling = useWrite(annulAttempt, options);
  const restoring = useWrite(restoreAttempt, options);
  const send = ({ reason, givesRetake }: { reason: string; givesRetake: boolean }): void => {
    const input = { id, attemptId, reason: reason.trim() };
    if (isRestoring) restoring.mutate(input, { onError: form.refuse });
    else annulling.mutate({ ...input, givesRetake }, { onError: form.refuse });
  };
  return (
    <DraftDialog
      form={form}
      title={t(`${step}.title`, { name })}
      submitLabel={t(step)}
      isBusy={annulling.isPending || restoring.isPending}
      onSend={send}
      onClose={onClose}
    >
      <HintText>{t(`${step}.text`)}</HintText>
      <AnnulmentFacts examId={id} attemptId={attemptId} />
      <Textarea label={t('examining.annul.reason')} rows={3} required data-autofocus {...form.textField('reason')} />
      {!isRestoring && (
        <Checkbox
          label={t('examining.annul.retake')}
          checked={form.draft.givesRetake}
          onChange={(event) => form.change({ givesRetake: event.currentTarget.checked })}
        />
      )}
    </DraftDialog>
  );
}
