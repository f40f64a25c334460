import { expect, test } from 'vitest';
import { assignmentLife, assignmentStates } from './assignment-states.ts';

test('[D-180] a rule is activated once and ended once', () => {
  const stepsOf = (state: (typeof assignmentStates)[number]) =>
    (['activate', 'end'] as const).filter((step) => assignmentLife.can(step, state));
  expect(assignmentStates.map(stepsOf)).toEqual([['activate', 'end'], ['end'], []]);
});
