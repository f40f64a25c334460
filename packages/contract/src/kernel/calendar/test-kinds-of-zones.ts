import { dayMs, minuteMs } from '../time-units.ts';
import { addDays } from './add-days.ts';
import { dayIn } from './is-time-zone.ts';
import { zoneClock } from './zone-clock.ts';

/** Of 2026 and 2027, one a week: no clock is changed and changed back in less. */
const weeks = Array.from({ length: 106 }, (_, index) => Date.parse('2026-01-01T12:00:00Z') + index * 7 * dayMs);

/** The instants a clock is changed at, to the minute. */
function changesOf(timeZone: string): number[] {
  const clock = zoneClock(timeZone);
  const offsetAt = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
  return weeks.slice(1).flatMap((week, index) => {
    let [before, after] = [weeks[index] ?? week, week];
    const offset = offsetAt(before);
    if (offsetAt(after) === offset) return [];
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / (2 * minuteMs)) * minuteMs;
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    return [after];
  });
}

/** All zones by when and how their clocks are changed: one of each kind, with the days of it and their neighbours. */
export function kindsOfZones() {
  const kinds = new Map(
    Intl.supportedValuesOf('timeZone').map((timeZone) => {
      const changes = changesOf(timeZone);
      const shown = [weeks[0] ?? 0, ...changes].map((at) => zoneClock(timeZone).format(at));
      const days = changes.map((at) => dayIn(timeZone, at));
      const daysOfChange = [...new Set(days.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]))];
      return [shown.join(), { timeZone, daysOfChange }] as const;
    }),
  );
  return [...kinds.values()];
}
