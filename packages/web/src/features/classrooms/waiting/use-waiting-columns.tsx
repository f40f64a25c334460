import { VisuallyHidden } from '@mantine/core';
import type { listWaitingBookings } from '@shuyuan/contract/classrooms/booking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { BookingTime } from '../mine/BookingTime.tsx';
import { DecideButtons } from './DecideButtons.tsx';

type Waiting = OutputOf<typeof listWaitingBookings>['items'][number];

export function useWaitingColumns(): Column<Waiting>[] {
  const t = useT('classrooms');
  return [
    { key: 'title', header: t('classrooms.column.title'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'room',
      header: t('classrooms.column.room'),
      cell: ({ room }) => <bdi>{`${room.name} · ${room.place}`}</bdi>,
    },
    { key: 'time', header: t('classrooms.column.time'), cell: (booking) => <BookingTime booking={booking} /> },
    { key: 'booker', header: t('classrooms.column.booker'), cell: ({ booker }) => <bdi>{booker.fullName}</bdi> },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('classrooms.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (booking) => booking.can.decide && <DecideButtons booking={booking} />,
    },
  ];
}
