import type { listAssignments } from '@shuyuan/contract/assignments/manage-assignment.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import type { Column } from '../../../../ui/DataTable.tsx';
import { RuleLink } from '../../report/RuleLink.tsx';
import { StateTag } from '../StateTag.tsx';

type Row = OutputOf<typeof listAssignments>['items'][number];

export function useAssignmentColumns(): Column<Row>[] {
  const t = useT('assignments');
  const { count, dateTime } = useFormat();
  return [
    {
      key: 'title',
      header: t('assignments.name'),
      cell: (rule) => <RuleLink rule={rule} />,
    },
    { key: 'state', header: t('assignments.state'), cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'rhythm',
      header: t('assignments.recurrence'),
      cell: ({ recurrenceMonths }) =>
        recurrenceMonths === null ? t('assignments.once') : t('assignments.every', { months: recurrenceMonths }),
    },
    { key: 'open', header: t('assignments.open'), align: 'end', cell: ({ openCount }) => count(openCount) },
    { key: 'overdue', header: t('assignments.overdue'), align: 'end', cell: ({ overdueCount }) => count(overdueCount) },
    { key: 'updated', header: t('assignments.updated'), cell: ({ updateTime }) => dateTime(updateTime) },
  ];
}
