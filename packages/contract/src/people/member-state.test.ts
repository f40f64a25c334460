import { expect, test } from 'vitest';
import { memberActions, memberLife, memberStates } from './member-state.ts';

test('who may be suspended, called back and seen off, from every state', () => {
  const allowed = memberStates.map((state) => [state, memberActions.filter((action) => memberLife.can(action, state))]);
  expect(Object.fromEntries(allowed)).toEqual({
    active: ['suspend', 'leave'],
    suspended: ['reactivate', 'leave'],
    left: ['reactivate'],
  });
});

test('no action leaves a state as it was', () => {
  for (const { from, to } of Object.values(memberLife.table)) expect(from).not.toContain(to);
});
