import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { CourseStateTag } from '../CourseStateTag.tsx';
import classes from './CourseTable.module.css';
import type { ManagedCourse } from './use-course-list.ts';

export function useCourseColumns(): Column<ManagedCourse>[] {
  const t = useT('courses');
  const format = useFormat();
  return [
    {
      key: 'title',
      header: t('courses.column.title'),
      cell: ({ id, title, author, lecturer }) => (
        <>
          <PathLink to="courseManage" params={{ id }} className={classes.title}>
            <bdi>{title}</bdi>
          </PathLink>
          <span className={classes.soft}>{t('courses.by', { name: (lecturer ?? author).fullName })}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('courses.column.state'),
      cell: ({ state, hasDraft }) => (
        <span className={classes.states}>
          <CourseStateTag state={state} hasDraft={hasDraft} />
        </span>
      ),
    },
    {
      key: 'learners',
      header: t('courses.column.learners'),
      align: 'end',
      cell: ({ learnerCount }) => format.count(learnerCount),
    },
    {
      key: 'finished',
      header: t('courses.column.finished'),
      align: 'end',
      cell: ({ learnerCount, finishedCount }) =>
        learnerCount === 0 ? '—' : format.percent(Math.floor((finishedCount * 100) / learnerCount) / 100),
    },
    {
      key: 'updated',
      header: t('courses.column.updated'),
      cell: ({ updateTime }) => format.relative(updateTime),
    },
  ];
}
