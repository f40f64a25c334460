import { expect, test } from 'vitest';
import { dayOf, daysUntil } from './report-days.ts';

test('D-096: a day is the one the clock of the company shows', () => {
  const evening = Date.parse('2026-11-15T17:30:00Z');
  expect(dayOf(evening, 'Asia/Shanghai')).toBe('2026-11-16');
  expect(dayOf(evening, 'Europe/Paris')).toBe('2026-11-15');
});

test('D-096: days are counted in dates, also over the end of a month and a change of the clock', () => {
  expect(daysUntil('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(new Set(daysUntil('2026-11-03', 30)).size).toBe(30);
  expect(daysUntil('2026-11-03', 1)).toEqual(['2026-11-03']);
});
