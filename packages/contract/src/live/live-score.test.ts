import { expect, test } from 'vitest';
import { averageScore, isScoreOpen, scoreChangeableMs } from './live-score.ts';

test('[LIVE-ENT-09] D-066: the average has one decimal, and there is none without scores', () => {
  expect(averageScore(0, 0)).toBeNull();
  expect(averageScore(14, 3)).toBe(4.7);
  expect(averageScore(5, 1)).toBe(5);
});

test('[LIVE-ROOM-14] D-066: a score can be given at any time and changed for seven days', () => {
  expect(isScoreOpen(null, 0)).toBe(true);
  expect(isScoreOpen(1, scoreChangeableMs)).toBe(true);
  expect(isScoreOpen(1, scoreChangeableMs + 1)).toBe(false);
});
