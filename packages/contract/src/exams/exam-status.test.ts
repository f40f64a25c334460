import { expect, test } from 'vitest';
import { valuesOf } from '../kernel/enumeration.ts';
import { ExamRecordStatus, ExamStatus, examRecordStatusLabels, examStatusLabels } from './exam-status.ts';

test('[ENUM-05] exam status runs from 1 to 6', () => {
  expect(valuesOf(ExamStatus)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(Object.values(examStatusLabels)).size).toBe(6);
});

test('[ENUM-06] exam record status runs from 1 to 10', () => {
  expect(valuesOf(ExamRecordStatus)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(Object.values(examRecordStatusLabels)).size).toBe(10);
});
