import { QuestionKind } from '@shuyuan/contract/community/questions';
import { expect, test } from 'vitest';
import { kindOn, pageOfKind, voiceOn } from './publish-place.ts';

const accounts = [{ id: 'a1' }, { id: 'a2' }];

test('[ROUTE-40] the page and the voice say what it will be, and each kind has a page to go on', () => {
  expect(kindOn('publishCreate', null)).toBe(QuestionKind.ask);
  expect(kindOn('publishCreate', 'a1')).toBe(QuestionKind.article);
  expect(kindOn('publishVideo', 'a1')).toBe(QuestionKind.video);
  expect(kindOn('publishFile', 'a1')).toBe(QuestionKind.file);
  for (const kind of Object.values(QuestionKind))
    expect(kindOn(pageOfKind(kind), kind === QuestionKind.ask ? null : 'a1')).toBe(kind);
});

test('[ROUTE-40] a voice that is not the caller’s own falls back: to oneself, or to the first account for a film', () => {
  expect(voiceOn('publishCreate', 'a2', accounts)).toBe('a2');
  expect(voiceOn('publishCreate', 'foreign', accounts)).toBeNull();
  expect(voiceOn('publishVideo', 'foreign', accounts)).toBe('a1');
  expect(voiceOn('publishFile', undefined, [])).toBeNull();
});
