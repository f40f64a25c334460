import { useT } from '../../../../lib/texts.ts';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import type { RegradeAddress } from './regrade-address.ts';
import type { RegradePlan } from './regrade-plan.ts';
import { useChangeColumns } from './use-change-columns.tsx';

type Props = {
  plan: RegradePlan;
  paging: Pick<RegradeAddress, 'page' | 'pageSize'>;
  onMove: (change: Partial<RegradeAddress>) => void;
};

/** Everybody whose mark would change, page by page; those who pass or fail by it first. */
export function RegradeChanges({ plan: { changes, changedCount }, paging, onMove }: Props) {
  const t = useT('examining');
  const empty = (
    <EmptyState title={t('examining.regrade.changes.none')} text={t('examining.regrade.changes.none.text')} />
  );
  return (
    <>
      <DataTable
        caption={t('examining.regrade.changes')}
        columns={useChangeColumns()}
        rowKey={({ attemptId }) => attemptId}
        content={{ state: 'ready', rows: changes, empty }}
      />
      <ReportPager paging={paging} recordCount={changedCount} onChange={onMove} />
    </>
  );
}
