import { showNotice } from '../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { manageOf } from '../calls-of.ts';
import { ApprovalSubmission } from '../form/creation/ApprovalSubmission.tsx';
import { type ManagedLive, managedList } from './managed-live.ts';

type Props = { live: ManagedLive; onClose: () => void };

/** LIVE-MGMT-18, D-075: what was refused or taken back goes before its approvers once more. */
export function SubmitAgain({ live, onClose }: Props) {
  const t = useT('activity');
  const calls = manageOf(live.supplier);
  const refresh = useRefresh();
  const submitting = useWrite(calls.submitApproval, {
    onSuccess: () => {
      showNotice(t('live.approval.submitted'), 'success');
      onClose();
    },
  });
  return (
    <ApprovalSubmission
      startTime={live.startTime}
      isBusy={submitting.isPending}
      onSubmit={(summary) => submitting.mutate({ id: live.id, summary }, { onSettled: () => refresh(managedList) })}
      onClose={onClose}
    />
  );
}
