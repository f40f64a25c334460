import { expect, test } from 'vitest';
import { stopBetween } from './stop-between.ts';

const stops = [
  { id: 'late', second: 30 },
  { id: 'first', second: 0 },
  { id: 'middle', second: 12 },
];

test('[D-183] a film stops at the first question it plays over, also at one right at its beginning', () => {
  expect(stopBetween(stops, 0, 0.2)?.id).toBe('first');
  expect(stopBetween(stops, 0.2, 11.9)).toBeUndefined();
  expect(stopBetween(stops, 11.9, 12.1)?.id).toBe('middle');
  expect(stopBetween(stops, 11.9, 31)?.id).toBe('middle');
  expect(stopBetween(stops, 12, 12.25)?.id).toBe('middle');
});
