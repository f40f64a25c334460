import { maxSteps } from '@shuyuan/contract/approval/approvers';
import { expect, test } from 'vitest';
import {
  addApprover,
  addStep,
  changeStep,
  type DraftStep,
  draftsOf,
  isComplete,
  moveStep,
  removeApprover,
  removeStep,
  specsOf,
} from './template-form.ts';

const director = { kind: 'director' } as const;
const person = (memberId: string) => ({ kind: 'person', memberId, fullName: memberId.toUpperCase() }) as const;
const keys = (steps: readonly DraftStep[]) => steps.map(({ key }) => key);
const three = addStep(addStep(addStep([])));

test('steps are added up to the most there may be, removed and moved; a step at the edge stays', () => {
  expect(keys(three)).toEqual([1, 2, 3]);
  expect(keys(moveStep(three, 3, -1))).toEqual([1, 3, 2]);
  expect(keys(moveStep(three, 1, 1))).toEqual([2, 1, 3]);
  expect(moveStep(three, 1, -1)).toBe(three);
  expect(moveStep(three, 3, 1)).toBe(three);
  expect(keys(addStep(removeStep(three, 2)))).toEqual([1, 3, 4]);
  let many: readonly DraftStep[] = [];
  for (let i = 0; i < maxSteps + 3; i++) many = addStep(many);
  expect(many).toHaveLength(maxSteps);
});

test('the same approver is asked once in a step', () => {
  const two = addApprover(addApprover([], director), person('a'));
  expect(addApprover(two, person('a'))).toBe(two);
  expect(addApprover(two, director)).toBe(two);
  expect(removeApprover(two, director)).toEqual([person('a')]);
});

test('a template is complete when every step has somebody to ask', () => {
  expect(isComplete([])).toBe(false);
  expect(isComplete(three)).toBe(false);
  const filled = keys(three).reduce((steps, key) => changeStep(steps, key, { approvers: [director] }), three);
  expect(isComplete(filled)).toBe(true);
});

test('what is sent has neither names nor keys, and what came is edited as it was', () => {
  const steps = [{ key: 1, mode: 'all' as const, approvers: [person('a'), director] }];
  expect(specsOf(steps)).toEqual([{ mode: 'all', approvers: [{ kind: 'person', memberId: 'a' }, director] }]);
  const came = [
    {
      mode: 'all' as const,
      approvers: [
        { kind: 'person' as const, memberId: 'a', role: null, fullName: 'A' },
        { kind: 'director' as const, memberId: null, role: null, fullName: null },
        { kind: 'role' as const, memberId: null, role: 'approver' as const, fullName: null },
      ],
    },
  ];
  expect(draftsOf(came)).toEqual([
    { key: 1, mode: 'all', approvers: [person('a'), director, { kind: 'role', role: 'approver' }] },
  ]);
});
