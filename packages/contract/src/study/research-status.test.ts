import { expect, test } from 'vitest';
import { isValueOf } from '../kernel/enumeration.ts';
import { ResearchStatus, researchStatusLabels } from './research-status.ts';

test('[ENUM-04] research status runs from 2 to 4', () => {
  expect([1, 2, 3, 4, 5].filter((value) => isValueOf(ResearchStatus, value))).toEqual([2, 3, 4]);
  expect(new Set(Object.values(researchStatusLabels)).size).toBe(3);
});
