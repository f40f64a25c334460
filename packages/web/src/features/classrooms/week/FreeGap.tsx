import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { Plus } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import type { Room } from '../room.ts';
import classes from '../Rooms.module.css';
import { useRoomTime } from '../use-room-time.ts';
import { placeIn } from './place-in.ts';
import { useGapDrag } from './use-gap-drag.ts';

type Props = { room: Room; hours: TimeSpan; gap: TimeSpan; onBook: (span: TimeSpan) => void };

/** Free time as a button: pressed it offers an hour, dragged over it offers what was drawn. */
export function FreeGap({ room, hours, gap, onBook }: Props) {
  const t = useT('classrooms');
  const { time, day } = useRoomTime(room.timeZone);
  const { drawn, ...drag } = useGapDrag(gap, onBook);
  const label = t('classrooms.gap', {
    room: room.name,
    day: day(gap.from),
    from: time(gap.from),
    to: time(gap.to),
  });
  return (
    <button type="button" className={classes.gap} style={placeIn(hours, gap)} aria-label={label} {...drag}>
      <Plus size={14} aria-hidden className={classes.plus} />
      {drawn && (
        <span className={classes.drawn} style={placeIn(gap, drawn)}>
          {t('classrooms.hours', { from: time(drawn.from), to: time(drawn.to) })}
        </span>
      )}
    </button>
  );
}
