import { expect, test } from 'vitest';
import { daySeconds, hourSeconds } from '@shuyuan/contract/kernel/time-units';
import { countdownParts } from './countdown-parts.ts';

test('the time left is split into whole units', () => {
  expect(countdownParts(1000 * (2 * daySeconds + 3 * hourSeconds + 4 * 60 + 5), 0)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
});

test('a begun second still counts, the end is zero and the past stays zero', () => {
  expect(countdownParts(1, 0).seconds).toBe(1);
  expect(countdownParts(5000, 5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(countdownParts(0, 9000).seconds).toBe(0);
});
