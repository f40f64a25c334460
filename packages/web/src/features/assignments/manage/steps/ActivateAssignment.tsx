import { activateAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { type AssignmentForm, managedReads } from '../assignment-form.ts';

const claims = ['assignment.not-ready', 'assignment.wrong-state', 'request.stale'] as const;

/** Asks before everybody it is for has a duty and is told of it. */
export function ActivateAssignment({ assignment, onClose }: { assignment: AssignmentForm; onClose: () => void }) {
  const t = useT('assignments');
  const common = useT('common');
  const { id, revision, title } = assignment;
  const activate = useWrite(activateAssignment, {
    claims,
    refreshes: managedReads,
    isDoneWhenFresh: true,
    onSuccess: () => {
      showNotice(t('assignments.activated'), 'success');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('assignments.activate.title', { title })}
      text={t('assignments.activate.text')}
      confirmLabel={t('assignments.activate')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={activate.isPending}
      error={claimedText(activate.error, claims)}
      onConfirm={() => activate.mutate({ id, revision })}
      onCancel={onClose}
    />
  );
}
