import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApproveResult } from './approve-result.ts';
import { approverKey, approverRoles, stepModes } from './approvers.ts';
import { stepResult } from './step-decision.ts';

const { pending, agreed, refused } = ApproveResult;

test('D-073: any-of ends with the first decision', () => {
  expect(stepResult('any', [pending, pending])).toBe(pending);
  expect(stepResult('any', [pending, agreed])).toBe(agreed);
  expect(stepResult('any', [refused, pending])).toBe(refused);
});

test('D-073: all-of waits for everybody and ends with the first refusal', () => {
  expect(stepResult('all', [agreed, pending])).toBe(pending);
  expect(stepResult('all', [agreed, agreed])).toBe(agreed);
  expect(stepResult('all', [agreed, refused])).toBe(refused);
});

test('a step with nobody to ask never counts as agreed', () => {
  expect(stepModes.map((mode) => stepResult(mode, []))).toEqual([pending, pending]);
});

test('the order of the decisions does not matter, and all-of never agrees where any-of does not', () => {
  const decisions = fc.array(fc.constantFrom(pending, agreed, refused), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(decisions, (given) => {
      for (const mode of stepModes) expect(stepResult(mode, given.toReversed())).toBe(stepResult(mode, given));
      expect(stepResult('all', given) !== agreed || stepResult('any', given) === agreed).toBe(true);
    }),
  );
});

test('[ROLE-03] a template may ask the roles that carry the right to decide', () => {
  expect(approverRoles).toEqual(['approver', 'org-admin', 'platform-admin']);
});

test('approvers of a step are told apart by whom they mean', () => {
  const keys = [
    approverKey({ kind: 'person', memberId: 'a' }),
    approverKey({ kind: 'person', memberId: 'b' }),
    approverKey({ kind: 'role', role: 'approver' }),
    approverKey({ kind: 'director' }),
  ];
  expect(new Set(keys).size).toBe(4);
});
