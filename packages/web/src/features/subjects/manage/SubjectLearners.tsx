import { exportSubjectLearners, exportSubjectLearnersWorkbook } from '@shuyuan/contract/subjects/manage-subject.wire';
import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ExportReport } from '../../../shared/reports/ExportReport.tsx';
import { ReportFilters } from '../../../shared/reports/ReportFilters.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ListProps } from '../subjects-address.ts';
import { useLearnerColumns } from './use-learner-columns.tsx';
import { useSubjectLearners } from './use-subject-learners.ts';

/** The people who learn the subject, how far they are and by when: what the table exports is what it shows. */
export function SubjectLearners({ id, state, onMove }: ListProps & { id: string }) {
  const t = useT('subjects');
  const study = useT('study');
  const { query, paging, list, isFiltered } = useSubjectLearners(id, state);
  const empty = <EmptyState title={isFiltered ? study('study.report.none') : t('subjects.report.empty')} />;
  return (
    <Panel title={t('subjects.report')} padding="flush">
      <ReportFilters state={state} onChange={(filter) => onMove({ ...filter, reportPage: 1 })}>
        <ExportReport table={exportSubjectLearners} workbook={exportSubjectLearnersWorkbook} query={query} />
      </ReportFilters>
      <DataTable
        caption={t('subjects.report')}
        columns={useLearnerColumns()}
        content={tableContent(list, { failed: t('subjects.failed'), empty })}
        rowKey={({ memberId }) => memberId}
      />
      <ReportPager
        paging={paging}
        recordCount={list.data?.recordCount ?? 0}
        onChange={({ page, pageSize }) => onMove({ reportPage: page, reportSize: pageSize })}
      />
    </Panel>
  );
}
