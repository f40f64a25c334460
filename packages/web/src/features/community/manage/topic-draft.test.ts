import { topicDescriptionMax, topicNameMax } from '@shuyuan/contract/community/topics';
import { expect, test } from 'vitest';
import { draftOf, problemsOf } from './topic-draft.ts';

const draft = draftOf(null, 'k1');

test('a new topic is of the kind that is looked at and offered', () => {
  expect(draft).toEqual({ name: '', typeId: 'k1', desc: '', isHidden: false });
});

test('[COMM-41] a name has one to ten characters, a description two hundred', () => {
  expect(problemsOf(draft)).toEqual({ name: true, desc: false });
  expect(problemsOf({ ...draft, name: '   ' }).name).toBe(true);
  expect(problemsOf({ ...draft, name: '字'.repeat(topicNameMax) }).name).toBe(false);
  expect(problemsOf({ ...draft, name: '字'.repeat(topicNameMax + 1) }).name).toBe(true);
  expect(problemsOf({ ...draft, desc: '字'.repeat(topicDescriptionMax + 1) }).desc).toBe(true);
});
