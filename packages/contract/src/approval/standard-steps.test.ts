import { expect, test } from 'vitest';
import { ApprovalBusinessType, approvalBusinessTypes } from './approval-business-types.ts';
import { approverRoles } from './approvers.ts';
import { standardSteps } from './standard-steps.ts';

test('D-092: only a share account is decided without a template, by one of those who administer', () => {
  expect(approvalBusinessTypes.filter((type) => standardSteps[type] !== null)).toEqual([
    ApprovalBusinessType.shareAccount,
  ]);
  const [step, ...more] = standardSteps[ApprovalBusinessType.shareAccount] ?? [];
  expect([step?.mode, more]).toEqual(['any', []]);
  const asked = step?.approvers.map((one) => (one.kind === 'role' ? one.role : one.kind));
  expect(asked).toEqual(['org-admin', 'platform-admin']);
  expect(asked?.every((role) => (approverRoles as readonly string[]).includes(role))).toBe(true);
});
