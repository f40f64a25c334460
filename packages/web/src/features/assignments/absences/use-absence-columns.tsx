import type { listAbsences } from '@shuyuan/contract/assignments/absence.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import classes from '../manage/Assignments.module.css';

const stateOf = ({ cancelTime, isOver }: Absence) => (cancelTime !== null ? 'cancelled' : isOver ? 'over' : 'standing');

/** A person, the days they are away for, who entered them, and where they may be cancelled the step to that. */
export function useAbsenceColumns(onCancel: ((absence: Absence) => void) | undefined): Column<Absence>[] {
  const t = useT('assignments');
  const { dateTime } = useFormat();
  const columns: Column<Absence>[] = [
    {
      key: 'name',
      header: t('assignments.person'),
      cell: ({ person }) => <bdi className={classes.name}>{person.fullName}</bdi>,
    },
    {
      key: 'days',
      header: t('assignments.absence.days'),
      cell: ({ firstDay, lastDay }) => t('assignments.absence.span', { first: firstDay, last: lastDay }),
    },
    {
      key: 'state',
      header: t('assignments.state'),
      cell: (absence) => <Tag>{t(`assignments.absence.${stateOf(absence)}`)}</Tag>,
    },
    {
      key: 'by',
      header: t('assignments.absence.enterer'),
      cell: ({ entererName, enterTime }) => (
        <>
          <bdi>{entererName}</bdi> {dateTime(enterTime)}
        </>
      ),
    },
  ];
  if (!onCancel) return columns;
  return [
    ...columns,
    {
      key: 'steps',
      header: t('assignments.absence.steps'),
      cell: (absence) =>
        stateOf(absence) === 'standing' && (
          <ActionButton variant="default" onClick={() => onCancel(absence)}>
            {t('assignments.absence.cancel')}
          </ActionButton>
        ),
    },
  ];
}

export type Absence = OutputOf<typeof listAbsences>['items'][number];
