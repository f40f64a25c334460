import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { useRead } from '../../lib/queries.ts';
import { useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ApprovalActions } from './ApprovalActions.tsx';
import { ApprovalDialog } from '../../shared/approval/ApprovalDialog.tsx';
import { ApprovalTable } from './ApprovalTable.tsx';
import { ApprovalTabs } from './ApprovalTabs.tsx';
import { boxAddress } from './box-address.ts';
import { StandingIn } from './delegation/StandingIn.tsx';

/** D-073: what waits for me, what I decided, what I started. The open approval is part of the address. */
export function ApprovalsPage() {
  const t = useT('personal');
  const [place, move] = useAddressState(boxAddress);
  const waiting = useRead(listProcesses, { box: 'to-decide', page: 1, pageSize: 1 }, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('approvals.title')} description={t('approvals.text')} actions={<ApprovalActions />} />
      <StandingIn />
      <ApprovalTabs box={place.box} waiting={waiting.data?.recordCount} />
      <ApprovalTable place={place} onMove={move} />
      <ApprovalDialog id={place.open} onClose={() => move({ open: undefined }, { isReplacing: true })} />
    </>
  );
}
