import { classTypeLabels } from '@shuyuan/contract/study/training';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { useClassWords } from '../../use-class-words.ts';
import type { ManagedClass } from '../class-form.ts';
import { ClassStateTag } from '../ClassStateTag.tsx';
import classes from '../Manage.module.css';

export function useManagedColumns(): Column<ManagedClass>[] {
  const t = useT('teaching');
  const activity = useT('activity');
  const words = useClassWords();
  const { count } = useFormat();
  return [
    {
      key: 'title',
      header: t('teaching.column.title'),
      cell: ({ id, title, kind, classType }) => (
        <>
          <PathLink to="trainingManage" params={{ id }} className={classes.name}>
            <bdi>{title}</bdi>
          </PathLink>
          <span
            className={classes.soft}
          >{`${t(`teaching.kind.${kind}`)} · ${activity(classTypeLabels[classType])}`}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('teaching.column.state'),
      cell: ({ state, status }) => <ClassStateTag state={state} status={status} />,
    },
    {
      key: 'time',
      header: t('teaching.column.time'),
      cell: (row) => words.periodInList(row),
    },
    {
      key: 'seats',
      header: t('teaching.column.seats'),
      align: 'end',
      cell: ({ seats, seatsTaken }) =>
        seats === null ? count(seatsTaken) : <bdi>{`${count(seatsTaken)} / ${count(seats)}`}</bdi>,
    },
    {
      key: 'waiting',
      header: t('teaching.column.waiting'),
      align: 'end',
      cell: ({ waitingCount }) => count(waitingCount),
    },
    {
      key: 'applications',
      header: t('teaching.column.applications'),
      align: 'end',
      cell: ({ appliedCount }) => count(appliedCount),
    },
    { key: 'teacher', header: t('teaching.teacher'), cell: ({ teacherName }) => teacherName },
  ];
}
