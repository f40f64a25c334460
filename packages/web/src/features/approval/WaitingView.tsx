import { go, goInstead } from '../../lib/navigation.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { ApprovalDialog } from '../../shared/approval/ApprovalDialog.tsx';
import { ApprovalAdminTitle } from './ApprovalAdminTitle.tsx';
import { pagingOf } from './box-address.ts';
import { WaitingTable } from './WaitingTable.tsx';

/** What waits, and the one that is open; both are part of the address. */
export function WaitingView() {
  const t = useT('admin');
  const search = useSearchParams();
  const paging = pagingOf(search);
  const view = { view: 'waiting', ...paging };
  return (
    <>
      <ApprovalAdminTitle current="waiting" description={t('admin.approvals.waiting.text')} />
      <WaitingTable
        paging={paging}
        onPage={(next) => go('adminApprovals', {}, { ...view, ...next })}
        onOpen={(open) => go('adminApprovals', {}, { ...view, open })}
      />
      <ApprovalDialog id={search['open'] || undefined} onClose={() => goInstead('adminApprovals', {}, view)} />
    </>
  );
}
