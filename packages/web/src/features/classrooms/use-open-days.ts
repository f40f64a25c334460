import { addDays, weekdayOf } from '@shuyuan/contract/kernel/calendar/add-days';
import { useFormat } from '../../lib/format.ts';
import type { Room } from './room.ts';
import { useDayWords } from './use-room-time.ts';

const someMonday = '2026-11-16';
const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(someMonday, count));

/** When a room is open, as words. */
export function useOpenDays(): (room: Pick<Room, 'weekdays'>) => string {
  const words = useDayWords();
  const format = useFormat();
  return ({ weekdays }) =>
    format.list(days.filter((day) => weekdays.includes(weekdayOf(day))).map((day) => words.weekday(day)));
}
