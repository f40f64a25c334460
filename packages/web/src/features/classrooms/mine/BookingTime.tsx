import { useT } from '../../../lib/texts.ts';
import { useRoomTime } from '../use-room-time.ts';

type Props = {
  booking: {
    readonly room: { readonly timeZone: string };
    readonly startTime: number;
    readonly endTime: number;
  };
};

/** Day and hours of a booking by the clock of its room. */
export function BookingTime({ booking: { room, startTime, endTime } }: Props) {
  const t = useT('classrooms');
  const { time, dayAndYear } = useRoomTime(room.timeZone);
  return (
    <>
      {dayAndYear(startTime)} {t('classrooms.hours', { from: time(startTime), to: time(endTime) })}
    </>
  );
}
