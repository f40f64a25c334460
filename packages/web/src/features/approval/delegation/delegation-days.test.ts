import { expect, test } from 'vitest';
import { dayOf, lastDayOf, periodOf } from './delegation-days.ts';

test('a period runs from the first moment of its first day to the last of its last', () => {
  const period = periodOf('2026-11-15', '2026-11-17');
  expect(period).toEqual({
    startTime: new Date(2026, 10, 15).getTime(),
    endTime: new Date(2026, 10, 18).getTime(),
  });
  expect(dayOf(period?.startTime ?? 0)).toBe('2026-11-15');
  expect(lastDayOf(period?.endTime ?? 0)).toBe('2026-11-17');
});

test('one day is a period; swapped or missing days are none', () => {
  expect(periodOf('2026-11-15', '2026-11-15')).not.toBeNull();
  expect(periodOf('2026-11-17', '2026-11-15')).toBeNull();
  expect(periodOf('', '2026-11-15')).toBeNull();
  expect(periodOf('2026-11-15', '')).toBeNull();
});
