import { expect, test } from 'vitest';
import { FinishStatus, finishStatusLabels } from './finish-status.ts';

test('[D-174] courses: 0 not begun, 1 learning, 2 finished, 4 marked finished, each with its text', () => {
  expect(Object.values(FinishStatus)).toEqual([0, 1, 2, 4]);
  expect(new Set(Object.values(finishStatusLabels)).size).toBe(4);
});
