import { expect, test } from 'vitest';
import { momentOf, shownSecond } from './replay-times.ts';

/** Sent from 10:00:00 for a minute, and again from 10:05:00. */
const ten = Date.UTC(2026, 0, 5, 10);
const parts = [
  { offset: 0, startedAt: ten },
  { offset: 60, startedAt: ten + 300_000 },
];
const whole = { parts, trimFrom: 0, end: 120 };

test('what was said is found at its second, in a pause at the end of what came before it', () => {
  const at = (seconds: number) => shownSecond(whole, ten + seconds * 1000);
  expect([at(-30), at(0), at(42), at(59), at(200), at(300), at(330)]).toEqual([0, 0, 42, 59, 60, 60, 90]);
});

test('after a cut seconds count from where what is shown begins', () => {
  const cut = { ...whole, trimFrom: 30, end: 90 };
  expect([10, 42, 310, 1000].map((seconds) => shownSecond(cut, ten + seconds * 1000))).toEqual([0, 12, 40, 60]);
});

test('a second leads back to its moment', () => {
  expect([0, 42, 60, 75].map((second) => momentOf(parts, second))).toEqual([
    ten,
    ten + 42_000,
    ten + 300_000,
    ten + 315_000,
  ]);
  expect(momentOf([], 3)).toBeNull();
});
