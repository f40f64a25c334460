import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listAttendees } from '@shuyuan/contract/live/replay.wire';
import { useMemo } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';

export type Attendee = OutputOf<typeof listAttendees>['items'][number];

export function useAttendeeColumns(): readonly Column<Attendee>[] {
  const t = useT('activity');
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', header: t('live.report.column.name'), cell: ({ name }) => <bdi>{name}</bdi> },
      {
        key: 'organization',
        header: t('live.report.column.organization'),
        cell: ({ isGuest, organizationName }) =>
          isGuest ? <Tag>{t('live.report.guest')}</Tag> : <bdi>{organizationName}</bdi>,
      },
      { key: 'enter', header: t('live.report.column.enter'), cell: ({ enterTime }) => format.dateTime(enterTime) },
      { key: 'leave', header: t('live.report.column.leave'), cell: ({ leaveTime }) => format.dateTime(leaveTime) },
      {
        key: 'minutes',
        header: t('live.report.column.minutes'),
        align: 'end',
        cell: ({ seconds }) => format.count(Math.round(seconds / 60)),
      },
      {
        key: 'messages',
        header: t('live.report.column.messages'),
        align: 'end',
        cell: (row) => format.count(row.messages),
      },
      {
        key: 'questions',
        header: t('live.report.column.questions'),
        align: 'end',
        cell: (row) => format.count(row.questions),
      },
    ],
    [t, format],
  );
}
