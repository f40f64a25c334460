import { classroomLimits as limits } from '@shuyuan/contract/classrooms/classroom-limits';
import { freeGaps } from '@shuyuan/contract/classrooms/free-gaps';
import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import type { Booking, Room } from '../room.ts';
import classes from '../Rooms.module.css';
import { BookedBlock } from './BookedBlock.tsx';
import { FreeGap } from './FreeGap.tsx';
import { placeIn } from './place-in.ts';

type Props = {
  room: Room;
  /** Null: the room is not open on this day. */
  hours: TimeSpan | null;
  bookings: readonly Booking[];
  now: number;
  onBook: (span: TimeSpan) => void;
  onOpen: (booking: Booking) => void;
};

const stepMs = limits.stepMinutes * minuteMs;

/** A day of a room from opening to closing: what is booked, and the gaps in which a booking is drawn. */
export function DayStrip({ room, hours, bookings, now, onBook, onOpen }: Props) {
  const t = useT('classrooms');
  if (!hours)
    return (
      <div className={classes.closed}>
        <HintText as="span">{t('classrooms.closedDay')}</HintText>
      </div>
    );
  const begin = Math.max(hours.from, Math.ceil(now / stepMs) * stepMs);
  const taken = bookings.map(({ startTime, endTime }) => ({ from: startTime, to: endTime }));
  const gaps = begin < hours.to ? freeGaps({ from: begin, to: hours.to }, taken, stepMs) : [];
  const past = { from: hours.from, to: Math.min(Math.max(now, hours.from), hours.to) };
  return (
    <div className={classes.strip}>
      <div className={classes.past} style={placeIn(hours, past)} />
      {gaps.map((gap) => (
        <FreeGap key={gap.from} room={room} hours={hours} gap={gap} onBook={onBook} />
      ))}
      {bookings.map((booking) => (
        <BookedBlock key={booking.id} room={room} hours={hours} booking={booking} onOpen={onOpen} />
      ))}
    </div>
  );
}
