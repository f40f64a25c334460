import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listOwnCourses } from '@shuyuan/contract/study/courses/own-course.wire';
import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import { studyTimeOf } from '@shuyuan/contract/study/study-time';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { NamedColumn } from '../../../shared/columns/named-column.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from './OwnLists.module.css';

type OwnCourse = OutputOf<typeof listOwnCourses>['items'][number];

/** How long somebody studied, in the words of the whole client. */
function useStudyTime(): (seconds: number) => string {
  const t = useT('common');
  return (seconds) => {
    const { hours, minutes } = studyTimeOf(seconds);
    return hours === 0 ? t('person.studyTime.minutes', { minutes }) : t('person.studyTime.hours', { hours, minutes });
  };
}

export function useCourseColumns(): NamedColumn<OwnCourse>[] {
  const t = useT('centre');
  const study = useT('study');
  const format = useFormat();
  const time = useStudyTime();
  return [
    {
      key: 'title',
      header: t('centre.column.title'),
      cell: ({ id, title, isOpen }) =>
        isOpen ? (
          <PathLink to="course" params={{ id }} className={classes.title}>
            <bdi>{title}</bdi>
          </PathLink>
        ) : (
          <>
            <bdi className={classes.title}>{title}</bdi>{' '}
            <span className={classes.soft}>{t('centre.course.closed')}</span>
          </>
        ),
    },
    {
      key: 'status',
      header: t('centre.column.status'),
      cell: ({ finishStatus }) => (
        <Tag tone={finishStatus === FinishStatus.learning ? 'gold' : 'pine'}>
          {study(finishStatusLabels[finishStatus])}
        </Tag>
      ),
    },
    {
      key: 'progress',
      header: t('centre.column.progress'),
      align: 'end',
      cell: ({ percentage }) => format.percent(percentage / 100),
    },
    { key: 'lecturer', header: t('centre.column.lecturer'), cell: ({ lecturerName }) => lecturerName ?? '—' },
    {
      key: 'studied',
      header: t('centre.column.studied'),
      cell: ({ studyTime }) => format.relative(studyTime),
    },
    { key: 'begun', header: t('centre.column.begun'), cell: ({ beginTime }) => format.date(beginTime) },
    {
      key: 'finished',
      header: t('centre.column.finished'),
      cell: ({ finishTime }) => (finishTime === null ? '—' : format.date(finishTime)),
    },
    {
      key: 'time',
      header: t('centre.column.time'),
      align: 'end',
      cell: ({ studySeconds }) => time(studySeconds),
    },
    {
      key: 'run',
      header: t('centre.column.run'),
      cell: ({ runNumber }) => t('centre.course.run', { number: runNumber }),
    },
  ];
}
