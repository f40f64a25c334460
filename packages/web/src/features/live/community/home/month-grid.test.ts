import { expect, test } from 'vitest';
import { dayOf, firstDayOf, placeInCalendar, shiftDay, shiftMonth, stepOfKey, weeksOf } from './month-grid.ts';

test('[LIVE-ROOM-05] a month in whole weeks, wherever they begin', () => {
  const monday = weeksOf('2026-11', 1);
  expect(monday[0]?.[0]).toBe('2026-10-26');
  expect(monday.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(monday.every((week) => week.length === 7)).toBe(true);
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-11', 6)[0]?.[0]).toBe('2026-10-31');
  // Four weeks exactly.
  expect(weeksOf('2027-02', 1)).toHaveLength(4);
});

test.each(['2024-02', '2026-01', '2026-12', '2026-08'])('every day of %s is there once', (month) => {
  for (const firstDay of [1, 6, 7]) {
    const days = weeksOf(month, firstDay).flat();
    const own = days.filter((day) => day.startsWith(month));
    const [year, number] = month.split('-').map(Number);
    expect(new Set(own).size).toBe(new Date(year ?? 0, number ?? 0, 0).getDate());
    expect(own).toHaveLength(new Set(own).size);
  }
});

test('days and months go over the ends of years', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(dayOf(new Date(2026, 10, 5, 23, 59).getTime())).toBe('2026-11-05');
});

test('an address says a day, a month or nothing; what is mistyped is today', () => {
  expect(placeInCalendar({ day: '2026-11-15', month: '2026-01' }, '2026-10-01')).toEqual({
    month: '2026-11',
    day: '2026-11-15',
  });
  expect(placeInCalendar({ month: '2026-02' }, '2026-10-01')).toEqual({ month: '2026-02', day: null });
  for (const wrong of [
    { day: '2026-02-31' },
    { day: '2026-99-99' },
    { month: '2026-13' },
    { month: '0000-01' },
    { day: 'x' },
    {},
  ]) {
    expect(placeInCalendar(wrong, '2026-10-01')).toEqual({ month: '2026-10', day: null });
  }
});

test('arrows follow the eye in both directions of writing', () => {
  expect([stepOfKey('ArrowRight', false), stepOfKey('ArrowRight', true)]).toEqual([1, -1]);
  expect([stepOfKey('ArrowDown', true), stepOfKey('ArrowUp', false), stepOfKey('x', false)]).toEqual([7, -7, null]);
  expect(firstDayOf('zh-CN')).toBeGreaterThanOrEqual(1);
});
