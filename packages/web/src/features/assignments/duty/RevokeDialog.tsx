import { Textarea } from '@mantine/core';
import { assignmentLimits } from '@shuyuan/contract/assignments/assignment-limits';
import { revokeSettlement } from '@shuyuan/contract/assignments/duty.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { dutyReads } from './duty-reads.ts';

/** Takes back what was said by hand; the duty is due again as it was. */
export function RevokeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('assignments');
  const form = useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? t('assignments.reason.missing') : null }),
    refusals: { ...refusalsOfForm(['assignment.settled-already']), 'sensitive.found': 'reason' },
  });
  const revoking = useWrite(revokeSettlement, {
    claims: form.claims,
    refreshes: dutyReads,
    onSuccess: () => {
      showNotice(t('assignments.revoked'), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('assignments.revoke.title')}
      submitLabel={t('assignments.revoke')}
      isBusy={revoking.isPending}
      onSend={({ reason }) => revoking.mutate({ id, reason }, { onError: form.refuse })}
      onClose={onClose}
    >
      <Textarea
        label={t('assignments.reason')}
        description={t('assignments.revoke.text')}
        maxLength={assignmentLimits.reason}
        rows={4}
        required
        {...form.textField('reason')}
      />
    </DraftDialog>
  );
}
