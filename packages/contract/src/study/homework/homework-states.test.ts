import { expect, test } from 'vitest';
import { canWrite, homeworkStates } from './homework-states.ts';

test('[ENUM-02] a homework is written on until it has passed, and what waits is replaced, never made a draft again', () => {
  const table = homeworkStates.map((state) => [state, canWrite(state, false), canWrite(state, true)]);
  expect(table).toEqual([
    ['draft', true, true],
    ['submitted', false, true],
    ['passed', false, false],
    ['returned', true, true],
  ]);
});
