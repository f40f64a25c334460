import { expect, test } from 'vitest';
import { ApprovalStatus, approvalStatusLabels } from './approval-status.ts';

test('C-21: pending, rejected and withdrawn have the numbers the live table reads, 2 is approved', () => {
  expect(ApprovalStatus).toEqual({ pending: 1, approved: 2, rejected: 3, withdrawn: 4 });
  expect(new Set(Object.values(approvalStatusLabels)).size).toBe(4);
});
