import { addressCodec, addressId, addressPaging, useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { ApprovalDialog } from '../../shared/approval/ApprovalDialog.tsx';
import { ApprovalAdminTitle } from './ApprovalAdminTitle.tsx';
import { WaitingTable } from './WaitingTable.tsx';

const waitingAddress = addressCodec({ ...addressPaging(), open: addressId });

/** What waits, and the one that is open; both are part of the address. */
export function WaitingView() {
  const t = useT('admin');
  const [{ open, ...paging }, move] = useAddressState(waitingAddress);
  return (
    <>
      <ApprovalAdminTitle current="waiting" description={t('admin.approvals.waiting.text')} />
      <WaitingTable paging={paging} onPage={move} onOpen={(id) => move({ open: id })} />
      <ApprovalDialog id={open} onClose={() => move({ open: undefined }, { isReplacing: true })} />
    </>
  );
}
