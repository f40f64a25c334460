import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { ManagedFilters } from './ManagedFilters.tsx';
import { useManagedClasses } from './use-managed-classes.ts';
import { useManagedColumns } from './use-managed-columns.tsx';

/** The classes the reader made or teaches; all of them for those who manage all. */
export function ManagedClasses() {
  const t = useT('teaching');
  const { address, change, list, isFiltered } = useManagedClasses();
  const { page, pageSize } = address;
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'teaching.none' : 'teaching.empty')}
      text={t(isFiltered ? 'teaching.none.text' : 'teaching.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <ManagedFilters state={address} onChange={change} />
      <DataTable
        caption={t('teaching.title')}
        columns={useManagedColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, { failed: t('teaching.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={change} />
    </Panel>
  );
}
