import { expect, test } from 'vitest';
import { answerParts } from './answer-parts.ts';

const words = { yes: 'yes', no: 'no' };
const options = ['a', 'b', 'c'].map((text, index) => ({ id: `o${index}`, text }));

test('[D-183] a marker reads every kind of answer in the words of its question', () => {
  const essay = { kind: 'essay' as const, text: '?', rubric: 'R' };
  expect(answerParts(essay, { kind: 'essay', text: 'long' }, words)).toEqual([
    { key: 'all', asked: null, media: [], rubric: 'R', given: 'long', pictured: [] },
  ]);
  const media = [{ fileId: 'f', kind: 'picture' as const, alt: 'chart', path: '/files/f', width: 2, height: 1 }];
  const questions = [
    { ...essay, media },
    { kind: 'single' as const, text: '1', options, rightId: 'o0', penalty: 0 },
    { kind: 'multiple' as const, text: '2', options, rightIds: ['o0'], rule: 'all' as const, penalty: 0 },
    { kind: 'trueFalse' as const, text: '3', isTrue: true, penalty: 0 },
    { kind: 'ordering' as const, text: '4', items: options, rule: 'all' as const },
    { kind: 'matching' as const, text: '5', left: options, right: options, pairs: {}, rule: 'all' as const },
    { kind: 'blanks' as const, text: '6', blanks: [], rule: 'all' as const },
  ];
  const stem = {
    kind: 'stem' as const,
    text: '?',
    parts: questions.map((question, index) => ({ id: `t${index}`, weight: 1, question })),
  };
  const parts = answerParts(
    stem,
    {
      kind: 'stem',
      parts: {
        t1: { kind: 'single', optionId: 'o1' },
        t2: { kind: 'multiple', optionIds: ['o0', 'o2'] },
        t3: { kind: 'trueFalse', isTrue: false },
        t4: { kind: 'ordering', itemIds: ['o2', 'o1', 'o0'] },
        t5: { kind: 'matching', pairs: { o0: 'o1' } },
        t6: { kind: 'blanks', texts: { b1: 'x', b2: 'y' } },
      },
    },
    words,
  );
  expect(parts.map(({ given }) => given)).toEqual(['', 'b', 'a · c', 'no', 'c · b · a', 'a – b', 'x · y']);
  expect(parts.map(({ asked }) => asked)).toEqual(['?', '1', '2', '3', '4', '5', '6']);
  expect(parts.map((part) => part.media)).toEqual([media, [], [], [], [], [], []]);
});

test('[D-183] options, sides and items an answer names come with their pictures, in its order', () => {
  const picture = { fileId: 'f', kind: 'picture' as const, alt: 'chart', path: '/files/f', width: 2, height: 1 };
  const [plain, drawn, other] = [
    { id: 'o0', text: 'a' },
    { id: 'o1', text: 'b', picture },
    { id: 'o2', text: 'c', picture },
  ];
  const questions = [
    { kind: 'single' as const, text: '1', options: [plain, drawn], rightId: 'o0', penalty: 0 },
    {
      kind: 'multiple' as const,
      text: '2',
      options: [plain, drawn, other],
      rightIds: [],
      rule: 'all' as const,
      penalty: 0,
    },
    { kind: 'ordering' as const, text: '3', items: [plain, drawn, other], rule: 'all' as const },
    { kind: 'matching' as const, text: '4', left: [plain], right: [drawn, other], pairs: {}, rule: 'all' as const },
  ];
  const stem = {
    kind: 'stem' as const,
    text: '?',
    parts: questions.map((question, index) => ({ id: `t${index}`, weight: 1, question })),
  };
  const answer = {
    kind: 'stem' as const,
    parts: {
      t0: { kind: 'single' as const, optionId: 'o1' },
      t1: { kind: 'multiple' as const, optionIds: ['o0'] },
      t2: { kind: 'ordering' as const, itemIds: ['o2', 'o0', 'o1'] },
      t3: { kind: 'matching' as const, pairs: { o0: 'o2' } },
    },
  };
  const pictured = answerParts(stem, answer, words).map((part) => part.pictured.map(({ id }) => id));
  expect(pictured).toEqual([['o1'], [], ['o2', 'o1'], ['o2']]);
});
