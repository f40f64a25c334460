import { expect, test } from 'vitest';
import { hourSeconds } from '../kernel/time-units.ts';
import { studyTimeOf } from './study-time.ts';

test.for([
  [0, 0, 0],
  [29, 0, 0],
  [30, 0, 1],
  [89, 0, 1],
  [90, 0, 2],
  [3_569, 0, 59],
  [3_570, 1, 0],
  [3_600, 1, 0],
  [100 * hourSeconds + 61, 100, 1],
])('[PERSON-04] %i seconds are %i hours and %i minutes', ([seconds = 0, hours, minutes]) => {
  expect(studyTimeOf(seconds)).toEqual({ hours, minutes });
});
