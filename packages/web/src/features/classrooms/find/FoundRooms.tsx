import type { TimeSpan } from '@shuyuan/contract/classrooms/open-hours';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useState } from 'react';
import { Panel } from '../../../ui/Panel.tsx';
import { BookDialog } from '../book/BookDialog.tsx';
import type { Room } from '../room.ts';
import { RoomFacts } from '../week/RoomFacts.tsx';
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
        <Panel key={room.id} title={<bdi>{room.name}</bdi>} hint={<RoomFacts room={room} />}>
          <RoomGaps
            room={room}
            gaps={gaps}
            onChoose={(from) => setOpened({ room, span: { from, to: from + minutes * minuteMs } })}
          />
        </Panel>
      ))}
      {opened && <BookDialog {...opened} people={people} onClose={() => setOpened(null)} />}
    </>
  );
}
