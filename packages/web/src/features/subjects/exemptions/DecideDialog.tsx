import { agreeExemption, listExemptions, refuseExemption } from '@shuyuan/contract/subjects/exemption.wire';
import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { Textarea } from '@mantine/core';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';

type Props = { id: string; decision: 'agree' | 'refuse'; onClose: () => void };

/** Agreeing with or without a word; refusing with a reason the person reads. */
export function DecideDialog({ id, decision, onClose }: Props) {
  const t = useT('subjects');
  const isReasonMissing = (comment: string) => decision === 'refuse' && comment.trim() === '';
  const form = useDraftForm({
    initial: { comment: '' },
    problemsOf: ({ comment }) => ({
      comment: isReasonMissing(comment) ? t('subjects.exemption.comment.missing') : null,
    }),
    refusals: { ...refusalsOfForm(['course.wrong-state']), 'sensitive.found': 'comment' },
  });
  const options = {
    claims: form.claims,
    refreshes: [listExemptions],
    onSuccess: () => {
      showNotice(t('subjects.exemption.decided'), 'success');
      onClose();
    },
  };
  const agreeing = useWrite(agreeExemption, options);
  const refusing = useWrite(refuseExemption, options);
  const deciding = decision === 'agree' ? agreeing : refusing;
  return (
    <DraftDialog
      form={form}
      title={t(`subjects.exemption.${decision}`)}
      submitLabel={t(`subjects.exemption.${decision}`)}
      isBusy={deciding.isPending}
      onSend={({ comment }) => deciding.mutate({ id, comment }, { onError: form.refuse })}
      onClose={onClose}
    >
      <Textarea
        label={t('subjects.exemption.comment')}
        maxLength={subjectLimits.commentMax}
        rows={3}
        required={decision === 'refuse'}
        {...form.textField('comment')}
      />
    </DraftDialog>
  );
}
