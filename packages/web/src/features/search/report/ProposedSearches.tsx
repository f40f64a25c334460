import { listProposedSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ReportMove, ReportState } from './report-address.ts';
import classes from './Report.module.css';
import { useProposedColumns } from './use-proposed-columns.tsx';

type Props = { state: ReportState; onMove: ReportMove };

/** Texts that may be proposed to people before they search, and those that are hidden from everybody. */
export function ProposedSearches({ state, onMove }: Props) {
  const t = useT('operation');
  const columns = useProposedColumns();
  const paging = { page: state.page, pageSize: state.pageSize };
  const read = useRead(listProposedSearches, paging);
  return (
    <Panel padding="flush">
      <HintText className={classes.note}>{t('searches.hot.text')}</HintText>
      <DataTable
        caption={t('searches.view.hot')}
        columns={columns}
        rowKey={({ words }) => words}
        content={tableContent(read, {
          failed: t('searches.hot.failed'),
          empty: <EmptyState title={t('searches.hot.empty')} />,
        })}
      />
      <ReportPager paging={paging} recordCount={read.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
