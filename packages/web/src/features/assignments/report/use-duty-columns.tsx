import type { listDuties } from '@shuyuan/contract/assignments/duty-report.wire';
import { lastMinuteOf } from '@shuyuan/contract/assignments/last-minute-of';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import classes from '../manage/Assignments.module.css';
import { ProgressTag } from './ProgressTag.tsx';

type DutyRow = OutputOf<typeof listDuties>['items'][number];

/** A person, their unit, how far they are, by when, and when that changed last. */
export function useDutyColumns(onOpen: (id: string) => void): Column<DutyRow>[] {
  const t = useT('assignments');
  const { dateTime } = useFormat();
  return [
    {
      key: 'name',
      header: t('assignments.person'),
      cell: ({ id, person }) => (
        <button type="button" className={classes.open} onClick={() => onOpen(id)}>
          <bdi>{person.fullName}</bdi>
        </button>
      ),
    },
    { key: 'unit', header: t('assignments.unit'), cell: ({ organizationName }) => <bdi>{organizationName}</bdi> },
    {
      key: 'progress',
      header: t('assignments.progress'),
      cell: ({ progress }) => <ProgressTag progress={progress} />,
    },
    { key: 'due', header: t('assignments.dueTime'), cell: ({ dueTime }) => dateTime(lastMinuteOf(dueTime)) },
    { key: 'changed', header: t('assignments.changed'), cell: ({ changeTime }) => dateTime(changeTime) },
  ];
}
