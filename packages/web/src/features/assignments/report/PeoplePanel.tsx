import { exportDuties, exportDutiesWorkbook } from '@shuyuan/contract/assignments/duty-report.wire';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ListProps } from '../manage/assignments-address.ts';
import { PageSteps } from './PageSteps.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { useDuties } from './use-duties.ts';
import { useDutyColumns } from './use-duty-columns.tsx';

/** The people of a rule, due first; what the table exports is what it shows. */
export function PeoplePanel({ id, state, onMove }: ListProps & { id: string }) {
  const t = useT('assignments');
  const { query, list, isFiltered } = useDuties(id, state);
  const empty = <EmptyState title={t(isFiltered ? 'assignments.people.none' : 'assignments.people.empty')} />;
  return (
    <Panel title={t('assignments.people')} padding="flush">
      <PeopleFilters state={state} counts={list.data?.counts} onMove={onMove}>
        <ExportReport table={exportDuties} workbook={exportDutiesWorkbook} query={query} />
      </PeopleFilters>
      <DataTable
        caption={t('assignments.people')}
        columns={useDutyColumns((duty) => onMove({ duty }))}
        content={tableContent(list, { failed: t('assignments.people.failed'), empty })}
        rowKey={(row) => row.id}
      />
      <PageSteps state={state} next={list.data?.next ?? null} onMove={onMove} />
    </Panel>
  );
}
