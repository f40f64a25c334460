import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { tableContent } from '../../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { CourseFilters } from './CourseFilters.tsx';
import classes from './CourseTable.module.css';
import { useCourseColumns } from './use-course-columns.tsx';
import { useCourseList } from './use-course-list.ts';

/** Courses of whoever manages some; to others a page that says whom it is for. */
export function CourseTable() {
  const t = useT('courses');
  const { state, change, read } = useCourseList();
  const columns = useCourseColumns();
  const isFiltered = state.search !== '' || state.state !== undefined || state.whose === 'own';
  const empty = (
    <EmptyState
      title={t(isFiltered ? 'courses.none.title' : 'courses.empty.title')}
      text={t(isFiltered ? 'courses.none.text' : 'courses.empty.text')}
    />
  );
  const { page, pageSize } = state;
  if (read.data?.can.manage === false)
    return (
      <Panel>
        <EmptyState
          title={t('courses.refused.title')}
          text={t('courses.refused.text')}
          action={<PathLink to="study">{t('courses.refused.study')}</PathLink>}
        />
      </Panel>
    );
  return (
    <Panel padding="flush">
      <CourseFilters state={state} change={change} />
      <DataTable
        caption={t('courses.title')}
        columns={columns}
        rowKey={({ id }) => id}
        content={tableContent(read, { failed: t('courses.failed'), empty })}
      />
      <div className={classes.pager}>
        <ListPager paging={{ page, pageSize }} recordCount={read.data?.recordCount ?? 0} onChange={change} />
      </div>
    </Panel>
  );
}
