import type { Room } from '../room.ts';
import classes from '../Rooms.module.css';
import { clockText } from '../use-room-time.ts';

/** The hours beside the strips: every second one, from when the room opens. */
export function HourLabels({ room: { opensMinute, closesMinute } }: { room: Room }) {
  const length = closesMinute - opensMinute;
  const first = Math.ceil(opensMinute / 120) * 120;
  const labels = Array.from({ length: Math.floor((closesMinute - first) / 120) + 1 }, (_, at) => first + at * 120);
  return (
    <div className={classes.hours} aria-hidden="true">
      {labels.map((minute) => (
        <span key={minute} style={{ insetBlockStart: `${((minute - opensMinute) / length) * 100}%` }}>
          {clockText(minute)}
        </span>
      ))}
    </div>
  );
}
