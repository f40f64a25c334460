import { Button } from '@mantine/core';
import type { findRooms } from '@shuyuan/contract/classrooms/booking.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useT } from '../../../lib/texts.ts';
import classes from '../Rooms.module.css';
import { useRoomTime } from '../use-room-time.ts';

/** Times at which a room is free, each a button. */
export function RoomGaps({ room, gaps, onChoose }: FoundRoom & { onChoose: (from: number) => void }) {
  const t = useT('classrooms');
  const { time, day } = useRoomTime(room.timeZone);
  return (
    <div className={classes.gaps}>
      {gaps.map(({ startTime, endTime }) => {
        const hours = { from: time(startTime), to: time(endTime) };
        return (
          <Button
            key={startTime}
            variant="default"
            aria-label={t('classrooms.gap', { room: room.name, day: day(startTime), ...hours })}
            onClick={() => onChoose(startTime)}
          >
            {t('classrooms.hours', hours)}
          </Button>
        );
      })}
    </div>
  );
}

export type FoundRoom = OutputOf<typeof findRooms>['items'][number];
