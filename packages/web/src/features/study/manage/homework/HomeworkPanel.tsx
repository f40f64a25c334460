import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from '../report/Learners.module.css';
import { HomeworkFilters } from './HomeworkFilters.tsx';
import { MarkDialog } from './MarkDialog.tsx';
import { useHomeworkList } from './use-homework-list.ts';
import { useHomeworkColumns } from './use-homework-columns.tsx';

/** Works handed in to a course: what waits longest is marked first. */
export function HomeworkPanel({ courseId }: { courseId: string }) {
  const t = useT('courses');
  const { state, change, read } = useHomeworkList(courseId);
  const [openId, setOpenId] = useState<string | null>(null);
  const { page, pageSize } = state;
  const columns = useHomeworkColumns(setOpenId);
  const empty = <EmptyState title={t('courses.homework.empty')} text={t('courses.homework.empty.text')} />;
  return (
    <Panel padding="flush">
      <HomeworkFilters state={state} onChange={(filter) => change({ ...filter, page: 1 })} />
      <DataTable
        caption={t('courses.tab.homework')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed: t('courses.homework.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={{ page, pageSize }} recordCount={read.data?.recordCount ?? 0} onChange={change} />
      </div>
      {openId !== null && <MarkDialog id={openId} onClose={() => setOpenId(null)} />}
    </Panel>
  );
}
