import { expect, test } from 'vitest';
import { BusinessType } from '../kernel/business-types.ts';
import {
  ApprovalBusinessType,
  approvalBusinessTypeLabels,
  approvalBusinessTypes,
  needsApproval,
  readProcessKey,
} from './approval-business-types.ts';

test('C-20: a live is approved as type 2, which is a subject among the business types', () => {
  expect(ApprovalBusinessType.live).toBe(2);
  expect(BusinessType.subject).toBe(2);
  expect(approvalBusinessTypeLabels[ApprovalBusinessType.live]).toBe('approval.businessType.live');
  expect(new Set(Object.values(approvalBusinessTypeLabels)).size).toBe(approvalBusinessTypes.length);
});

test('[APPROVAL-01] D-092: the switch decides for lives; everything else always needs a decision', () => {
  const needed = (isOn: boolean) => approvalBusinessTypes.filter((type) => needsApproval(type, isOn));
  expect(needed(true)).toEqual([2, 3, 4, 5]);
  const { shareAccount, general, positionStudy } = ApprovalBusinessType;
  expect(needed(false)).toEqual([shareAccount, general, positionStudy]);
});

test('[APPROVAL-06] a key names a document and its kind, or nothing', () => {
  expect(readProcessKey('a_b_2')).toEqual({ businessId: 'a_b', businessType: ApprovalBusinessType.live });
  for (const key of ['', 'x', '_4', 'x_', 'x_9', 'x_02', 'x_2 ', 'x_99999']) expect(readProcessKey(key)).toBeNull();
});
