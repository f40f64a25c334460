import { displayOf, operationsOf } from '@shuyuan/contract/live/live-life';
import { LiveType } from '@shuyuan/contract/live/live-kinds';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { LiveOperations, type OnDo } from './LiveOperations.tsx';
import { LiveStatusTag } from './LiveStatusTag.tsx';
import type { ManagedLive } from './managed-live.ts';
import classes from './use-live-columns.module.css';

type Options = {
  readonly isApprovalOn: boolean;
  readonly isCreatorList: boolean;
  /** D-063: the running number over all pages. */
  readonly numberOf: (live: ManagedLive) => number;
  readonly onDo: OnDo;
};

/** LIVE-MGMT-04: ten columns in the given order. */
export function useLiveColumns({ isApprovalOn, isCreatorList, numberOf, onDo }: Options): Column<ManagedLive>[] {
  const t = useT('activity');
  const format = useFormat();
  const none = t('live.manage.none');
  const counted = (count: number | null): string => (count === null ? none : format.count(count));
  return [
    { key: 'number', header: t('live.manage.column.number'), width: '56px', cell: numberOf },
    {
      key: 'subject',
      header: t('live.manage.column.subject'),
      cell: ({ subject }) => <span className={classes.subject}>{subject}</span>,
    },
    {
      key: 'type',
      header: t('live.manage.column.type'),
      cell: ({ liveType }) => (
        <span className={classes.whole}>
          {t(liveType === LiveType.instant ? 'live.type.instant' : 'live.type.scheduled')}
        </span>
      ),
    },
    { key: 'startTime', header: t('live.manage.column.startTime'), cell: (live) => format.dateTime(live.startTime) },
    {
      key: 'duration',
      header: t('live.manage.column.duration'),
      cell: ({ estimateDuration: minutes }) =>
        minutes === null ? none : t('live.manage.minutes', { count: format.count(minutes) }),
    },
    { key: 'planned', header: t('live.manage.column.planned'), align: 'end', cell: (live) => counted(live.planNumber) },
    {
      key: 'subscribers',
      header: t('live.manage.column.subscribers'),
      align: 'end',
      cell: (live) => counted(live.subNumber),
    },
    {
      key: 'attendees',
      header: t('live.manage.column.attendees'),
      align: 'end',
      cell: (live) => counted(live.attendNumber),
    },
    {
      key: 'status',
      header: t('live.manage.column.status'),
      cell: (live) => <LiveStatusTag display={displayOf(live, isApprovalOn)} />,
    },
    {
      key: 'operations',
      header: t('live.manage.column.operations'),
      cell: (live) => (
        <LiveOperations live={live} operations={operationsOf(live, { isApprovalOn, isCreatorList })} onDo={onDo} />
      ),
    },
  ];
}
