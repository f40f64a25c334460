import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { hasMarks, reachesMark } from './minimum-mark.ts';

const passed = { isDone: true, isExempt: false, isWaiting: false, mark: 70 };

test('[D-183] a mark is reached by a content that is done with at least so many percent', () => {
  expect([69, 70, 71].map((percent) => reachesMark(passed, percent))).toEqual([true, true, false]);
  expect(reachesMark({ ...passed, isDone: false, mark: 90 }, 80)).toBe(false);
});

test('[D-183] exempt from it no mark is asked for, nor of what nobody marks; what waits for a marker has none yet', () => {
  expect(reachesMark({ ...passed, isExempt: true, mark: 10 }, 80)).toBe(true);
  expect(reachesMark({ ...passed, mark: null }, 80)).toBe(true);
  expect(reachesMark({ ...passed, mark: null, isWaiting: true }, 80)).toBe(false);
});

test('[D-183] courses and exams have marks', () => {
  const kinds = [BusinessType.course, BusinessType.exam, BusinessType.research, BusinessType.knowledge];
  expect(kinds.map(hasMarks)).toEqual([true, true, false, false]);
});
