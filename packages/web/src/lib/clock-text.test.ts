import { expect, test } from 'vitest';
import { clockSeconds, clockText } from './clock-text.ts';

test('seconds as a clock shows them, and back', () => {
  expect([0, 5, 65, 754, 3723, Number.NaN, -3].map(clockText)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '12:34',
    '1:02:03',
    '0:00',
    '0:00',
  ]);
  expect(['0:00', '1:05', '12：34', ' 1:02:03 ', '90:00'].map(clockSeconds)).toEqual([0, 65, 754, 3723, 5400]);
  expect(['', '5', '1:5', '1:75', 'abc', '1:02:03:04'].map(clockSeconds)).toEqual([null, null, null, null, null, null]);
});
