import { VisuallyHidden } from '@mantine/core';
import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useT } from '../../../lib/texts.ts';
import type { Booking, Room } from '../room.ts';
import classes from '../Rooms.module.css';
import { useRoomTime } from '../use-room-time.ts';
import { placeIn } from './place-in.ts';

type Props = { room: Room; hours: TimeSpan; booking: Booking; onOpen: (booking: Booking) => void };

/** The lengths from which a block has space for one line, two and three; what does not fit is told to readers alone. */
const lineMs = [45 * minuteMs, 115 * minuteMs, 165 * minuteMs] as const;

export function BookedBlock({ room, hours, booking, onOpen }: Props) {
  const t = useT('classrooms');
  const { time, day } = useRoomTime(room.timeZone);
  const { title, startTime, endTime, booker } = booking;
  const span = { from: time(startTime), to: time(endTime) };
  const lengthMs = endTime - startTime;
  const isWaiting = booking.state === 'waiting';
  const name = isWaiting ? `${title} · ${t('classrooms.state.waiting')}` : title;
  const words = t('classrooms.booking', { title: name, day: day(startTime), person: booker.fullName, ...span });
  const lines = [name, t('classrooms.hours', span), booker.fullName];
  const shown = lines.filter((_, at) => lengthMs >= (lineMs[at] ?? 0));
  return (
    <button
      type="button"
      className={classes.booked}
      data-own={booking.isOwn || undefined}
      data-waiting={booking.state === 'waiting' || undefined}
      style={placeIn(hours, { from: startTime, to: endTime })}
      title={words}
      onClick={() => onOpen(booking)}
    >
      {shown.map((line, at) => (
        <span key={line} className={at === 0 ? classes.blockTitle : undefined}>
          {line}
        </span>
      ))}
      <VisuallyHidden>{[...lines.slice(shown.length), day(startTime)].join(' ')}</VisuallyHidden>
    </button>
  );
}
