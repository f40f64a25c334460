import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { ReportFilters } from '../../../../shared/reports/ReportFilters.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { LearnerTools } from './LearnerTools.tsx';
import classes from './Learners.module.css';
import { useLearnerColumns } from './use-learner-columns.tsx';
import { useLearners } from './use-learners.ts';

type Props = { courseId: string; canRemind: boolean };

/** The people who learn a course, how far they are and when: what the table exports is what it shows. */
export function LearnersPanel({ courseId, canRemind }: Props) {
  const t = useT('courses');
  const study = useT('study');
  const { state, change, query, read, isFiltered } = useLearners(courseId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = useLearnerColumns(canRemind ? { chosen, onChoose: setChosen } : null);
  const { page, pageSize } = state;
  const empty = (
    <EmptyState
      title={isFiltered ? study('study.report.none') : t('courses.learners.empty.title')}
      text={t(isFiltered ? 'courses.none.text' : 'courses.learners.empty.text')}
    />
  );
  return (
    <Panel padding="flush">
      <ReportFilters state={state} onChange={(filter) => change({ ...filter, page: 1 })}>
        <LearnerTools query={query} canRemind={canRemind} chosen={chosen} onDone={() => setChosen([])} />
      </ReportFilters>
      <DataTable
        caption={t('courses.tab.learners')}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        content={tableContent(read, { failed: t('courses.learners.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={{ page, pageSize }} recordCount={read.data?.recordCount ?? 0} onChange={change} />
      </div>
    </Panel>
  );
}
