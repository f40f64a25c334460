import { expect, test } from 'vitest';
import {
  placeAfter,
  questionLife,
  type QuestionPlace,
  questionRights,
  questionStates,
  type QuestionStep,
} from './question-life.ts';

const nobody = { isAuthor: false, keepsAccount: false, isModerator: false };
const reader = { mayEdit: false, mayClose: false, mayActivate: false, mayRemove: false };

test('[COMM-05] [COMM-06] [COMM-07] D-125: what is active is closed and opened again, and taken away from any state but removed', () => {
  const { can } = questionLife;
  expect(questionStates.filter((state) => can('close', state))).toEqual(['active']);
  expect(questionStates.filter((state) => can('activate', state))).toEqual(['closed']);
  expect(questionStates.filter((state) => can('remove', state))).toEqual(['pending', 'active', 'closed']);
  expect(questionStates.filter((state) => can('restore', state))).toEqual(['removed']);
  expect(questionStates.filter((state) => can('agree', state))).toEqual(['pending']);
  expect(questionStates.filter((state) => can('revise', state))).toEqual(['active', 'closed']);
});

test.for([
  [['agree'], 'pending', 'active'],
  [['remove', 'restore'], 'active', 'active'],
  [['close', 'remove', 'restore'], 'active', 'closed'],
  [['remove', 'restore'], 'pending', 'pending'],
  [['remove', 'restore', 'agree'], 'pending', 'active'],
  [['close', 'revise', 'agree'], 'active', 'closed'],
  [['close', 'revise', 'remove', 'restore'], 'active', 'pending'],
  [['close', 'revise', 'remove', 'restore', 'agree'], 'active', 'closed'],
  [['close', 'revise', 'agree', 'activate', 'revise', 'agree'], 'active', 'active'],
] as const)('D-125, D-126: %s of what was %s leaves it %s', ([steps, first, last]) => {
  const after = (steps as readonly QuestionStep[]).reduce(
    (place, step) => {
      expect(questionLife.can(step, place.state)).toBe(true);
      return placeAfter(step, place);
    },
    { state: first, revisedFrom: null, removedFrom: null } as QuestionPlace,
  );
  expect(after).toMatchObject({ state: last, removedFrom: null });
});

test('D-125: its author, whoever keeps the account and moderators; only the first two change its words', () => {
  for (const state of questionStates) expect(questionRights(state, nobody)).toEqual(reader);
  const own = { mayEdit: true, mayClose: true, mayActivate: false, mayRemove: true };
  expect(questionRights('active', { ...nobody, isAuthor: true })).toEqual(own);
  expect(questionRights('active', { ...nobody, keepsAccount: true })).toEqual(own);
  expect(questionRights('active', { ...nobody, isModerator: true })).toEqual({ ...own, mayEdit: false });
  expect(questionRights('closed', { ...nobody, isAuthor: true })).toEqual({
    ...own,
    mayClose: false,
    mayActivate: true,
  });
  expect(questionRights('pending', { ...nobody, isAuthor: true })).toEqual({ ...own, mayClose: false });
  expect(questionRights('removed', { isAuthor: true, keepsAccount: true, isModerator: true })).toEqual(reader);
});
