import { listClickedResults } from '@shuyuan/contract/search/report/search-report.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ReportFilter, ReportMove, ReportState } from './report-address.ts';
import { ReportFilterBar } from './ReportFilterBar.tsx';
import { useResultColumns } from './use-result-columns.tsx';

type Props = { state: ReportState; filter: ReportFilter; onMove: ReportMove };

/** The results several people opened, as far as the reader may see them. */
export function ClickedResults({ state, filter, onMove }: Props) {
  const t = useT('operation');
  const columns = useResultColumns();
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(listClickedResults, { ...filter, ...paging });
  const empty = <EmptyState title={t('searches.empty')} text={t('searches.empty.text')} />;
  return (
    <Panel padding="flush">
      <ReportFilterBar filter={filter} onMove={onMove} />
      <DataTable
        caption={t('searches.view.results')}
        columns={columns}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        content={tableContent(read, { failed: t('searches.failed'), empty })}
      />
      <ReportPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
