import { listProcesses } from '@shuyuan/contract/approval/approval.wire';
import { go, goInstead } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ApprovalActions } from './ApprovalActions.tsx';
import { ApprovalDialog } from '../../shared/approval/ApprovalDialog.tsx';
import { ApprovalTable } from './ApprovalTable.tsx';
import { ApprovalTabs } from './ApprovalTabs.tsx';
import { boxPlace, type BoxPlace, boxSearch } from './box-address.ts';
import { StandingIn } from './StandingIn.tsx';

const address = (place: BoxPlace) => [{ name: 'approvals' }, boxSearch(place)] as const;

/** D-073: what waits for me, what I decided, what I started. The open approval is part of the address. */
export function ApprovalsPage() {
  const t = useT('personal');
  const place = boxPlace(useSearchParams());
  const waiting = useRead(listProcesses, { box: 'to-decide', page: 1, pageSize: 1 }, { claims: 'notices' });
  return (
    <>
      <PageTitle title={t('approvals.title')} description={t('approvals.text')} actions={<ApprovalActions />} />
      <StandingIn />
      <ApprovalTabs box={place.box} waiting={waiting.data?.recordCount} />
      <ApprovalTable place={place} onMove={(next) => go('centerMy', ...address(next))} />
      <ApprovalDialog
        id={place.open}
        onClose={() => goInstead('centerMy', ...address({ ...place, open: undefined }))}
      />
    </>
  );
}
