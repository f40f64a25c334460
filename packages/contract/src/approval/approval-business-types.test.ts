import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import { ApprovalBusinessType, approvalBusinessTypeLabels } from './approval-business-types.ts';

test('C-20: a live is approved as type 2, which is a subject among the business types', () => {
  expect(ApprovalBusinessType.live).toBe(2);
  expect(BusinessType.subject).toBe(2);
  expect(approvalBusinessTypeLabels).toEqual({ 2: 'approval.businessType.live' });
});
