import { expect, test } from 'vitest';
import { streakOf } from './streak-of.ts';

test('[D-183] days in a row count until yesterday is missing', () => {
  expect(streakOf([], '2026-03-30')).toBe(0);
  expect(streakOf(['2026-03-30'], '2026-03-30')).toBe(1);
  expect(streakOf(['2026-03-29', '2026-03-28', '2026-03-26'], '2026-03-30')).toBe(2);
  expect(streakOf(['2026-03-28'], '2026-03-30')).toBe(0);
  expect(streakOf(['2026-03-01', '2026-02-28', '2026-03-02'], '2026-03-02')).toBe(3);
});

test('[D-183] a streak survives the nights the clock is changed', () => {
  const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'];
  expect(streakOf(days, '2026-10-27')).toBe(4);
});
