import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import {
  ApprovalBusinessType,
  approvalBusinessTypeLabels,
  approvalBusinessTypes,
  needsApproval,
} from './approval-business-types.ts';

test('C-20: a live is approved as type 2, which is a subject among the business types', () => {
  expect(ApprovalBusinessType.live).toBe(2);
  expect(BusinessType.subject).toBe(2);
  expect(approvalBusinessTypeLabels[ApprovalBusinessType.live]).toBe('approval.businessType.live');
  expect(new Set(Object.values(approvalBusinessTypeLabels)).size).toBe(approvalBusinessTypes.length);
});

test('[APPROVAL-01] the switch decides for lives and share accounts; a general request always needs a decision', () => {
  const needed = (isOn: boolean) => approvalBusinessTypes.filter((type) => needsApproval(type, isOn));
  expect(needed(true)).toEqual([2, 3, 4]);
  expect(needed(false)).toEqual([ApprovalBusinessType.general]);
});
