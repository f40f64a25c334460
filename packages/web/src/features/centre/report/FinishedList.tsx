import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { FinishedCounts } from './all-finished.ts';
import { FinishedFilters } from './FinishedFilters.tsx';
import type { ReportProps } from './report-address.ts';
import { useFinishedColumns } from './use-finished-columns.tsx';
import { useFinished } from './use-finished.ts';

/** Everything the reader finished in the weeks of the report, by kind. */
export function FinishedList({ counts, state, onMove }: ReportProps & { counts: FinishedCounts }) {
  const t = useT('centre');
  const { page, pageSize } = state;
  const list = useFinished(state);
  const empty = (
    <EmptyState
      title={t('centre.report.none')}
      text={t('centre.report.none.text')}
      action={<PathLink to="study">{t('centre.report.none.way')}</PathLink>}
    />
  );
  return (
    <Panel title={t('centre.report.finished')} padding="flush">
      <FinishedFilters counts={counts} state={state} />
      <DataTable
        caption={t('centre.report.finished')}
        columns={useFinishedColumns()}
        content={tableContent(list, { failed: t('centre.report.failed'), empty })}
        rowKey={(row) => `${row.kind} ${row.id} ${row.finishTime}`}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
