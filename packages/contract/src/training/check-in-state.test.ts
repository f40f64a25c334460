import { expect, test } from 'vitest';
import { minuteMs } from '../kernel/time-units.ts';
import { checkInState, isCheckInOpen } from './check-in-state.ts';

const meeting = { startTime: 100 * minuteMs, endTime: 160 * minuteMs };

test.for([
  [69.99, null],
  [70, 'present'],
  [100, 'present'],
  [109.99, 'present'],
  [110, 'late'],
  [159.99, 'late'],
  [160, null],
] as const)('[ENUM-11] a check-in at minute %s is %s', ([minute, state]) => {
  expect(checkInState(meeting, minute * minuteMs)).toBe(state);
  expect(isCheckInOpen(meeting, minute * minuteMs)).toBe(state !== null);
});
