import { Button, VisuallyHidden } from '@mantine/core';
import type { listOwnBookings } from '@shuyuan/contract/classrooms/booking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { BookingTime } from './BookingTime.tsx';

const tones = { waiting: 'gold', booked: 'pine', refused: 'cinnabar', cancelled: 'neutral' } as const;

/** The state of a booking; of a refused one also the reason. */
function BookingStateCell({ booking: { state, refusal } }: { booking: OwnBooking }) {
  const t = useT('classrooms');
  return (
    <>
      <Tag tone={tones[state]}>{t(`classrooms.state.${state}`)}</Tag>
      {refusal !== '' && <HintText>{t('classrooms.refused.why', { reason: refusal })}</HintText>}
    </>
  );
}

type Options = { readonly isPast: boolean; readonly onCancel: (booking: OwnBooking) => void };

/** The table of one's own bookings: its columns, and what stands there where it has no row. */
export function useBookingColumns({ isPast, onCancel }: Options) {
  const t = useT('classrooms');
  const columns: Column<OwnBooking>[] = [
    { key: 'title', header: t('classrooms.column.title'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'room',
      header: t('classrooms.column.room'),
      cell: ({ room }) => <bdi>{`${room.name} · ${room.place}`}</bdi>,
    },
    { key: 'time', header: t('classrooms.column.time'), cell: (booking) => <BookingTime booking={booking} /> },
    {
      key: 'state',
      header: t('classrooms.column.state'),
      cell: (booking) => <BookingStateCell booking={booking} />,
    },
    {
      key: 'actions',
      header: <VisuallyHidden>{t('classrooms.column.actions')}</VisuallyHidden>,
      align: 'end',
      cell: (booking) =>
        booking.can.cancel && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('classrooms.cancel.named', { title: booking.title })}
            onClick={() => onCancel(booking)}
          >
            {t('classrooms.cancel')}
          </Button>
        ),
    },
  ];
  const empty = isPast ? (
    <EmptyState title={t('classrooms.mine.none')} />
  ) : (
    <EmptyState title={t('classrooms.mine.empty')} text={t('classrooms.mine.empty.text')} />
  );
  return { columns, empty };
}

export type OwnBooking = OutputOf<typeof listOwnBookings>['items'][number];
