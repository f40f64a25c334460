import type { readDuty } from '@shuyuan/contract/assignments/duty.wire';
import { lastMinuteOf } from '@shuyuan/contract/assignments/last-minute-of';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { ProgressTag } from '../report/ProgressTag.tsx';

type Duty = OutputOf<typeof readDuty>;

/** The columns of the reminders of a duty, and of its changes. */
export function useHistoryColumns() {
  const t = useT('assignments');
  const { dateTime, count } = useFormat();
  const reminders: Column<Duty['reminders'][number]>[] = [
    { key: 'step', header: t('assignments.reminder'), cell: ({ step }) => t(`assignments.reminder.${step}`) },
    {
      key: 'to',
      header: t('assignments.reminder.to'),
      cell: ({ receiverName }) => <bdi>{receiverName ?? t('assignments.reminder.nobody')}</bdi>,
    },
    { key: 'time', header: t('assignments.time'), cell: ({ time }) => dateTime(time) },
  ];
  const entries: Column<Duty['entries'][number]>[] = [
    { key: 'run', header: t('assignments.run'), cell: ({ number }) => count(number) },
    { key: 'progress', header: t('assignments.progress'), cell: ({ progress }) => <ProgressTag progress={progress} /> },
    { key: 'unit', header: t('assignments.unit'), cell: ({ organizationName }) => <bdi>{organizationName}</bdi> },
    { key: 'due', header: t('assignments.dueTime'), cell: ({ dueTime }) => dateTime(lastMinuteOf(dueTime)) },
    { key: 'time', header: t('assignments.time'), cell: ({ time }) => dateTime(time) },
  ];
  return { reminders, entries };
}
