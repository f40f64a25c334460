import { expect, test } from 'vitest';
import { ApprovalStatus } from './approval-status.ts';
import { processLife, processStates, statusOfState } from './process-life.ts';

const actions = ['agree', 'complete', 'refuse', 'withdraw', 'resubmit', 'reassign'] as const;

test('D-073, D-075: every state and every action, allowed or not', () => {
  const walked = processStates.map((state) => [state, actions.filter((action) => processLife.can(action, state))]);
  expect(Object.fromEntries(walked)).toEqual({
    pending: ['agree', 'complete', 'refuse', 'withdraw', 'reassign'],
    agreed: [],
    refused: ['resubmit'],
    withdrawn: ['resubmit'],
  });
});

test('D-075: where each action leads', () => {
  expect(Object.fromEntries(actions.map((action) => [action, processLife.table[action].to]))).toEqual({
    agree: 'pending',
    complete: 'agreed',
    refuse: 'refused',
    withdraw: 'withdrawn',
    resubmit: 'pending',
    reassign: 'pending',
  });
});

test('C-21: the states are the numbers of ApprovalStatus', () => {
  expect(processStates.map((state) => statusOfState[state])).toEqual(Object.values(ApprovalStatus));
});
