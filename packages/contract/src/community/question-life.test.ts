import { expect, test } from 'vitest';
import { questionLife, questionRights, questionStates } from './question-life.ts';

const nobody = { isAuthor: false, keepsAccount: false, isModerator: false };
const reader = { mayEdit: false, mayClose: false, mayActivate: false, mayRemove: false };

test('[COMM-05] [COMM-06] [COMM-07] D-125: what is active is closed and opened again, and taken away from any state but removed', () => {
  const { can } = questionLife;
  expect(questionStates.filter((state) => can('close', state))).toEqual(['active']);
  expect(questionStates.filter((state) => can('activate', state))).toEqual(['closed']);
  expect(questionStates.filter((state) => can('remove', state))).toEqual(['pending', 'active', 'closed']);
  expect(questionStates.filter((state) => can('restore', state))).toEqual(['removed']);
  expect(questionStates.filter((state) => can('agree', state))).toEqual(['pending']);
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
