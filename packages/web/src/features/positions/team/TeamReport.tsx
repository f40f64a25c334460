import { exportPathReport, exportPathReportWorkbook } from '@shuyuan/contract/positions/path-report.wire';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { PathsPlace } from '../path-views.ts';
import { TeamFilters } from './TeamFilters.tsx';
import { useTeamColumns } from './use-team-columns.tsx';
import { useTeam, useTeamReport } from './use-team-report.ts';

type Props = { place: PathsPlace; onMove: (change: Partial<PathsPlace>) => void };

/** The paths of everybody the reader directs: what the table exports is what it shows. */
export function TeamReport({ place, onMove }: Props) {
  const t = useT('study');
  const team = useTeam();
  const { query, list, isFiltered } = useTeamReport(place);
  const { page, pageSize } = place;
  const empty = <EmptyState title={t(isFiltered ? 'positions.report.none' : 'positions.report.empty')} />;
  return (
    <Panel title={t('positions.report')} padding="flush">
      <TeamFilters place={place} positions={team?.positions ?? []} onMove={onMove}>
        <ExportReport table={exportPathReport} workbook={exportPathReportWorkbook} query={query} />
      </TeamFilters>
      <DataTable
        caption={t('positions.report')}
        columns={useTeamColumns()}
        content={tableContent(list, { failed: t('positions.report.failed'), empty })}
        rowKey={({ progressId }) => progressId}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
    </Panel>
  );
}
