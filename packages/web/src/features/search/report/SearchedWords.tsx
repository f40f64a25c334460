import * as wire from '@shuyuan/contract/search/report/search-report.wire';
import { useRead } from '../../../lib/queries.ts';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ReportFilter, ReportMove, ReportState, WordsView } from './report-address.ts';
import { ReportFilterBar } from './ReportFilterBar.tsx';
import { SearchTotals } from './SearchTotals.tsx';
import { WordTable } from './WordTable.tsx';

type Props = { view: WordsView; state: ReportState; filter: ReportFilter; onMove: ReportMove };

/** The words several people searched in a period, with the sums of all searches. */
export function SearchedWords({ view, state, filter, onMove }: Props) {
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(wire.listSearched, { ...filter, ...paging, view });
  return (
    <Panel padding="flush">
      <ReportFilterBar filter={filter} onMove={onMove}>
        <ExportReport table={wire.exportSearched} workbook={wire.exportSearchedWorkbook} query={{ ...filter, view }} />
      </ReportFilterBar>
      {read.data && read.data.totals.searchCount > 0 && <SearchTotals totals={read.data.totals} />}
      <WordTable view={view} read={read} />
      <ReportPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
