import type { Question } from '@shuyuan/contract/surveys/question-kinds';
import { expect, test } from 'vitest';
import { answerPages, answerProgress, shownProblems } from './answer-pages.ts';

const common = { isRequired: true, startsPage: false, condition: null } as const;
const questions: readonly Question[] = [
  {
    ...common,
    id: 'q1',
    kind: 'single',
    title: 'Canteen?',
    options: [
      { id: 'o1', text: 'good' },
      { id: 'o2', text: 'bad' },
    ],
  },
  {
    ...common,
    id: 'q2',
    kind: 'shortText',
    title: 'Why?',
    startsPage: true,
    condition: { kind: 'chosen', questionId: 'q1', optionIds: ['o2'] },
  },
  { ...common, id: 'q3', kind: 'number', title: 'How often?', startsPage: true, isRequired: false, min: 0, max: 5 },
];
const idsOf = (answers: Parameters<typeof answerPages>[1]) =>
  answerPages(questions, answers).map((page) => page.map(({ question, number }) => `${number} ${question.id}`));

test('[D-183] a page of which nothing is asked is left out, and the numbers run on', () => {
  expect(idsOf({})).toEqual([['1 q1'], ['2 q3']]);
  expect(idsOf({ q1: 'o2' })).toEqual([['1 q1'], ['2 q2'], ['3 q3']]);
});

test('[D-183] progress counts the questions that are asked', () => {
  expect(answerProgress(questions, { q1: 'o1', q2: 'left from before' })).toEqual({ done: 1, total: 2 });
  expect(answerProgress(questions, { q1: 'o2', q2: ' ' })).toEqual({ done: 1, total: 3 });
});

test('[D-183] what is missing is said once somebody went on, what is out of bounds at once', () => {
  expect([...shownProblems(questions, { q3: 9 }, new Set())]).toEqual([['q3', 'too-large']]);
  expect([...shownProblems(questions, { q1: 'o2' }, new Set(['q1', 'q2']))]).toEqual([['q2', 'required']]);
});
