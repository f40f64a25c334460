import { useT } from '../../../lib/texts.ts';
import type { Room } from '../room.ts';
import { useOpenDays } from '../use-open-days.ts';
import { clockText } from '../use-room-time.ts';
import type { TimeProblem } from './book-draft.ts';

export function useProblemWords(room: Room): (problem: TimeProblem) => string {
  const t = useT('classrooms');
  const openDays = useOpenDays();
  return (problem) =>
    t(`classrooms.problem.${problem}`, {
      days: openDays(room),
      from: clockText(room.opensMinute),
      to: clockText(room.closesMinute),
    });
}
