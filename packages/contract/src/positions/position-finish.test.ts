import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { isSectionDone, PositionFinish } from './position-finish.ts';

const doneBy = (type: BusinessType) => Object.values(PositionFinish).filter((status) => isSectionDone(type, status));

test('[POSITION-07] done is 2 or 4 of courses and subjects, 1 or 3 of exams, and 1 of everything else', () => {
  const { course, subject, exam, ...others } = BusinessType;
  expect([course, subject].map(doneBy)).toEqual([
    [2, 4],
    [2, 4],
  ]);
  expect(doneBy(exam)).toEqual([1, 3]);
  for (const type of Object.values(others)) expect(doneBy(type)).toEqual([1]);
});
