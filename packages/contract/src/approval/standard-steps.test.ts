import { expect, test } from 'vitest';
import { ApprovalBusinessType, approvalBusinessTypes } from './approval-business-types.ts';
import { approverRoles } from './approvers.ts';
import { standardSteps } from './standard-steps.ts';

test('D-092: a share account is decided without a template, by one of those who administer', () => {
  const { shareAccount, positionStudy } = ApprovalBusinessType;
  expect(approvalBusinessTypes.filter((type) => standardSteps[type] !== null)).toEqual([shareAccount, positionStudy]);
  const [step, ...more] = standardSteps[ApprovalBusinessType.shareAccount] ?? [];
  expect([step?.mode, more]).toEqual(['any', []]);
  const asked = step?.approvers.map((one) => (one.kind === 'role' ? one.role : one.kind));
  expect(asked).toEqual(['org-admin', 'platform-admin']);
  expect(asked?.every((role) => (approverRoles as readonly string[]).includes(role))).toBe(true);
});

test('[D-177] a finished path is audited by a director of its person or an approver, whoever is first', () => {
  expect(standardSteps[ApprovalBusinessType.positionStudy]).toEqual([
    { mode: 'any', approvers: [{ kind: 'director' }, { kind: 'role', role: 'approver' }] },
  ]);
});
