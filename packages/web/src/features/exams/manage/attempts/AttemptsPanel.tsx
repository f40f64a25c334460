import { exportAttempts, exportAttemptsWorkbook } from '@shuyuan/contract/exams/taking/attempts.wire';
import { useT } from '../../../../lib/texts.ts';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ExportReport } from '../../../../shared/reports/ExportReport.tsx';
import { ReportPager } from '../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { AttemptFilters } from './AttemptFilters.tsx';
import { AttemptTools } from './AttemptTools.tsx';
import { useAttempts } from './use-attempts.ts';
import { useAttemptColumns } from './use-attempt-columns.tsx';

/** The people who take an exam, where each attempt stands, and the steps with them: what is exported is what is shown. */
export function AttemptsPanel({ examId }: { examId: string }) {
  const t = useT('examining');
  const { state, change, query, list, isFiltered } = useAttempts(examId);
  const { page, pageSize } = state;
  const columns = useAttemptColumns(examId);
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'examining.attempts.none' : 'examining.attempts.empty')}
      text={t(isFiltered ? 'examining.none.text' : 'examining.attempts.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <AttemptFilters state={state} onChange={change}>
        <AttemptTools examId={examId} />
        <ExportReport table={exportAttempts} workbook={exportAttemptsWorkbook} query={query} />
      </AttemptFilters>
      <DataTable
        caption={t('examining.attempts')}
        columns={columns}
        rowKey={({ id, memberId }) => id ?? memberId}
        content={tableContent(list, { failed: t('examining.attempts.failed'), empty })}
      />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={change} />
    </Panel>
  );
}
