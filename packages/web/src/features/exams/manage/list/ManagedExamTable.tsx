import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { ExamFilters } from './ExamFilters.tsx';
import { useExamColumns } from './use-exam-columns.tsx';
import { useManagedExams } from './use-managed-exams.ts';

/** Exams with their state, window and takers, and the steps with each. */
export function ManagedExamTable() {
  const t = useT('examining');
  const { state, change, list, isFiltered } = useManagedExams();
  const { page, pageSize } = state;
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'examining.none' : 'examining.empty')}
      text={t(isFiltered ? 'examining.none.text' : 'examining.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <ExamFilters state={state} onChange={change} />
      <DataTable
        caption={t('examining.title')}
        columns={useExamColumns()}
        rowKey={({ id }) => id}
        content={tableContent(list, { failed: t('examining.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={change} />
    </Panel>
  );
}
