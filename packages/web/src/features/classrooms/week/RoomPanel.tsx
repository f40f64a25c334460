import { openHours, type TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Booking, Room } from '../room.ts';
import { RoomFrame } from '../RoomFrame.tsx';
import classes from '../Rooms.module.css';
import { useDayWords } from '../use-room-time.ts';
import { DayStrip } from './DayStrip.tsx';
import { HourLabels } from './HourLabels.tsx';

type Props = {
  room: Room;
  bookings: readonly Booking[];
  monday: string;
  /** The day that is shown where there is room for one. */
  day: string;
  now: number;
  onBook: (span: TimeSpan) => void;
  onOpen: (booking: Booking) => void;
};

const offsets = [0, 1, 2, 3, 4, 5, 6];

export function RoomPanel({ room, bookings, monday, day, now, onBook, onOpen }: Props) {
  const words = useDayWords();
  const today = dayIn(room.timeZone, now);
  const style = { '--hours': (room.closesMinute - room.opensMinute) / 60 } as CSSProperties; // A property of our own.
  return (
    <RoomFrame room={room}>
      <div className={classes.grid} style={style}>
        <HourLabels room={room} />
        {offsets
          .map((offset) => addDays(monday, offset))
          .map((one) => (
            <section
              key={one}
              className={classNames(classes.column, one !== day && classes.otherDay)}
              aria-label={`${room.name} ${words.date(one)}`}
            >
              <div className={classes.date} data-today={one === today || undefined}>
                <span>{words.weekday(one)}</span> <span>{words.date(one)}</span>
              </div>
              <DayStrip
                room={room}
                hours={openHours(room, one)}
                bookings={bookings.filter(({ startTime }) => dayIn(room.timeZone, startTime) === one)}
                now={now}
                onBook={onBook}
                onOpen={onOpen}
              />
            </section>
          ))}
      </div>
    </RoomFrame>
  );
}
