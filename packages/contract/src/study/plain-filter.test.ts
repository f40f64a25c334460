import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { PlainFilter, plainFilterLabels } from './plain-filter.ts';

test('[ENUM-12] the filter offers all first, then the seven given kinds', () => {
  expect(Object.entries(PlainFilter)).toEqual([
    ['all', 0],
    ['course', 1],
    ['subject', 2],
    ['exam', 3],
    ['research', 4],
    ['training', 5],
    ['openClass', 6],
    ['certificationExam', 7],
  ]);
  expect(new Set(Object.values(plainFilterLabels)).size).toBe(8);
});

test('[ENUM-12] C-20: training is not the number of a class', () => {
  expect(PlainFilter.training).not.toBe(BusinessType.class);
});
