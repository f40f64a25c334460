import { expect, test } from 'vitest';
import { session } from '../test-chat.ts';
import { byDays, dayName, firstReach, furtherReach, historyInputs } from './day-groups.ts';

const page = (recordCount: number, hasMoreDays = false) => ({ items: [], recordCount, hasMoreDays });

test('[AI-26] the list begins with page 1 of 10, from yesterday to today', () => {
  expect(historyInputs(firstReach, 'Asia/Shanghai')).toEqual([
    { page: 1, pageSize: 10, startDay: 1, endDay: 0, timeZone: 'Asia/Shanghai' },
  ]);
});

test('[AI-27] C-24: more than ten records have a second page', () => {
  expect(furtherReach(firstReach, page(10))).toBeNull();
  expect(furtherReach(firstReach, page(11))).toEqual({ startDay: 1, pages: 2 });
});

test('[D-154] once these days are shown, more widens the days, up to the end', () => {
  expect(furtherReach(firstReach, page(3, true))).toEqual({ startDay: 7, pages: 1 });
  expect(furtherReach({ startDay: 7, pages: 2 }, page(15, true))).toEqual({ startDay: 30, pages: 2 });
  expect(furtherReach({ startDay: 180, pages: 1 }, page(3, true))).toBeNull();
  expect(furtherReach(firstReach, page(3))).toBeNull();
});

test('[D-154] conversations stand under their days', () => {
  const groups = byDays([
    session({ day: '2026-03-02' }),
    session({ day: '2026-03-02' }),
    session({ day: '2026-03-01' }),
  ]);
  expect(groups.map(({ day, sessions }) => [day, sessions.length])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 1],
  ]);
});

test('[D-154] today and yesterday are named, over the turn of a month too', () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(dayName('2026-03-01', now)).toBe('today');
  expect(dayName('2026-02-28', now)).toBe('yesterday');
  expect(dayName('2026-02-27', now)).toBeNull();
});
