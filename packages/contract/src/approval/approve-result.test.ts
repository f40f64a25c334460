import { expect, test } from 'vitest';
import { isValueOf } from '../kernel/enumeration.ts';
import { ApprovalStatus } from './approval-status.ts';
import { ApproveResult, approveResultLabels } from './approve-result.ts';

test('[ENUM-10] an approve result is 0, 1, 2 or 4', () => {
  expect([0, 1, 2, 3, 4, 5].filter((value) => isValueOf(ApproveResult, value))).toEqual([0, 1, 2, 4]);
  expect(new Set(Object.values(approveResultLabels)).size).toBe(4);
});

test('[ENUM-10] C-21: the result of a step is not the status of the approval', () => {
  expect(ApproveResult.refused).not.toBe(ApprovalStatus.rejected);
  expect(ApproveResult.agreed).not.toBe(ApprovalStatus.approved);
});
