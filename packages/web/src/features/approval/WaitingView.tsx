import { go, goInstead } from '../../lib/navigation.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { ApprovalViews } from './ApprovalViews.tsx';
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
      <PageTitle title={t('admin.nav.approvals')} description={t('admin.approvals.waiting.text')} />
      <ApprovalViews current="waiting" />
      <WaitingTable
        paging={paging}
        onPage={(next) => go('adminApprovals', {}, { ...view, ...next })}
        onOpen={(open) => go('adminApprovals', {}, { ...view, open })}
      />
      <ApprovalDialog id={search['open'] || undefined} onClose={() => goInstead('adminApprovals', {}, view)} />
    </>
  );
}
