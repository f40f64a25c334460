import { Fragment } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import type { Room } from '../room.ts';
import classes from '../Rooms.module.css';

/** Place, seats, equipment and what to know of a room, each kept apart from the others' direction of writing. */
export function RoomFacts({ room }: { room: Room }) {
  const t = useT('classrooms');
  const format = useFormat();
  const equipment = room.equipment.map((kind) => t(`classrooms.equipment.${kind}`));
  const seats = t('classrooms.seats', { count: format.count(room.seats) });
  const facts = [room.place, seats, ...equipment, room.note].filter(Boolean);
  return (
    <span className={classes.oneAfterAnother}>
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
