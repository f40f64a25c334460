import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useState } from 'react';
import { BookDialog } from '../book/BookDialog.tsx';
import type { Room } from '../room.ts';
import { RoomFrame } from '../RoomFrame.tsx';
import { type FoundRoom, RoomGaps } from './RoomGaps.tsx';

type Props = {
  items: readonly FoundRoom[];
  /** The room is needed for so long, and by so many. */
  minutes: number;
  people: number | undefined;
};

/** Each room with its gaps; a gap offers the time that is needed from its beginning on. */
export function FoundRooms({ items, minutes, people }: Props) {
  const [opened, setOpened] = useState<{ readonly room: Room; readonly span: TimeSpan } | null>(null);
  return (
    <>
      {items.map(({ room, gaps }) => (
        <RoomFrame key={room.id} room={room}>
          <RoomGaps
            room={room}
            gaps={gaps}
            onChoose={(from) => setOpened({ room, span: { from, to: from + minutes * minuteMs } })}
          />
        </RoomFrame>
      ))}
      {opened && <BookDialog {...opened} people={people} onClose={() => setOpened(null)} />}
    </>
  );
}
