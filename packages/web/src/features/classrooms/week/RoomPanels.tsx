import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { useState } from 'react';
import { BookDialog } from '../book/BookDialog.tsx';
import { BookingDialog } from '../book/BookingDialog.tsx';
import type { Booking, Room } from '../room.ts';
import { RoomPanel } from './RoomPanel.tsx';

type Props = {
  items: readonly { readonly room: Room; readonly bookings: readonly Booking[] }[];
  monday: string;
  day: string;
  now: number;
};

type Opened =
  | { readonly kind: 'free'; readonly room: Room; readonly span: TimeSpan }
  | { readonly kind: 'booked'; readonly room: Room; readonly booking: Booking };

/** The rooms of a page, and the dialog of what was pressed in one of them. */
export function RoomPanels({ items, ...week }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      {items.map(({ room, bookings }) => (
        <RoomPanel
          key={room.id}
          room={room}
          bookings={bookings}
          {...week}
          onBook={(span) => setOpened({ kind: 'free', room, span })}
          onOpen={(booking) => setOpened({ kind: 'booked', room, booking })}
        />
      ))}
      {opened?.kind === 'free' && <BookDialog room={opened.room} span={opened.span} onClose={close} />}
      {opened?.kind === 'booked' && <BookingDialog room={opened.room} booking={opened.booking} onClose={close} />}
    </>
  );
}
