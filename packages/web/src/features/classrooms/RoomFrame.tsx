import type { ReactNode } from 'react';
import { LazyImage } from '../../ui/LazyImage.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Room } from './room.ts';
import classes from './Rooms.module.css';
import { RoomFacts } from './week/RoomFacts.tsx';

/** A room by its name, its picture where it has one, and its facts, above what is shown of it. */
export function RoomFrame({ room, children }: { room: Room; children: ReactNode }) {
  const { name, coverPath } = room;
  const icon = coverPath !== null && <LazyImage src={coverPath} alt="" className={classes.thumb} />;
  return (
    <Panel title={<bdi>{name}</bdi>} icon={icon} hint={<RoomFacts room={room} />}>
      {children}
    </Panel>
  );
}
