import { expect, test } from 'vitest';
import type { QuestionDraft } from '../edit/exam-draft.ts';
import { canStepQuestion, putQuestion, stepQuestion } from './put-question.ts';

const question = (questionId: string): QuestionDraft => ({
  questionId,
  version: 1,
  latestVersion: 1,
  isRetired: false,
  text: questionId,
  kind: 'single',
  points: '5',
});
const paper = ['a', 'b', 'c'].map(question);
const idsOf = (questions: readonly QuestionDraft[]) => questions.map(({ questionId }) => questionId).join('');

test('[D-183] questions of a paper are put into order by dropping and by steps, and none is lost', () => {
  expect(idsOf(putQuestion(paper, 'c', 'a'))).toBe('cab');
  expect(idsOf(putQuestion(paper, 'a', null))).toBe('bca');
  expect(idsOf(putQuestion(paper, 'b', 'b'))).toBe('abc');
  expect(idsOf(stepQuestion(paper, 'b', 'up'))).toBe('bac');
  expect(idsOf(stepQuestion(paper, 'b', 'down'))).toBe('acb');
  expect(idsOf(stepQuestion(paper, 'a', 'up'))).toBe('abc');
  expect([canStepQuestion(paper, 'a', 'up'), canStepQuestion(paper, 'a', 'down')]).toEqual([false, true]);
});
