import { useT } from '../../../lib/texts.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { ReportFilters } from '../../../shared/reports/ReportFilters.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ListProps } from '../subjects-address.ts';
import { LearnerTools } from './LearnerTools.tsx';
import { useLearnerColumns } from './use-learner-columns.tsx';
import { useSubjectLearners } from './use-subject-learners.ts';

type Props = ListProps & { id: string; canRemind: boolean };

/** The people who learn the subject, how far they are and by when: what the table exports is what it shows. */
export function SubjectLearners({ id, canRemind, state, onMove }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const { query, paging, list, isFiltered } = useSubjectLearners(id, state);
  const empty = <EmptyState title={isFiltered ? study('study.report.none') : t('subjects.report.empty')} />;
  return (
    <Panel title={t('subjects.report')} padding="flush">
      <ReportFilters state={state} onChange={(filter) => onMove({ ...filter, reportPage: 1 })}>
        <LearnerTools query={query} canRemind={canRemind} />
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
