import { expect, test } from 'vitest';
import type { ChoiceQuestion } from '../../exams/bank/exam-question-kinds.ts';
import {
  areQuestionsWhole,
  isAnswerTo,
  isRightAnswer,
  rightAnswerOf,
  type SectionQuestion,
  triesLeftAfter,
} from './section-question.ts';

const options = ['a1', 'b2', 'c3'].map((id) => ({ id, text: `选项${id}` }));
const single: ChoiceQuestion = { kind: 'single', text: '哪一个', options, rightId: 'b2', penalty: 0 };
const multiple: ChoiceQuestion = {
  kind: 'multiple',
  text: '哪些',
  options,
  rightIds: ['a1', 'c3'],
  rule: 'all',
  penalty: 0,
};
const trueFalse: ChoiceQuestion = { kind: 'trueFalse', text: '对吗', isTrue: false, penalty: 0 };

const at = (id: string, question: ChoiceQuestion): SectionQuestion => ({
  id,
  second: 3,
  isRequired: true,
  question,
  explanation: '',
});

test('[D-183] the right answer of every kind is right, and any other is not', () => {
  for (const question of [single, multiple, trueFalse])
    expect(isRightAnswer(question, rightAnswerOf(question))).toBe(true);
  expect(isRightAnswer(single, { kind: 'single', optionId: 'a1' })).toBe(false);
  expect(isRightAnswer(multiple, { kind: 'multiple', optionIds: ['a1'] })).toBe(false);
  expect(isRightAnswer(multiple, { kind: 'multiple', optionIds: ['a1', 'b2', 'c3'] })).toBe(false);
  expect(isRightAnswer(trueFalse, { kind: 'trueFalse', isTrue: true })).toBe(false);
});

test('[D-183] an answer chooses something its question offers', () => {
  expect(isAnswerTo(single, { kind: 'single', optionId: 'd4' })).toBe(false);
  expect(isAnswerTo(multiple, { kind: 'multiple', optionIds: [] })).toBe(false);
  expect(isAnswerTo(multiple, { kind: 'single', optionId: 'a1' })).toBe(false);
  expect(isAnswerTo(trueFalse, { kind: 'single', optionId: 'a1' })).toBe(false);
  expect(isAnswerTo(trueFalse, { kind: 'trueFalse', isTrue: true })).toBe(true);
});

test('[D-183] one id twice, or a question without a right answer, cannot stand in a section', () => {
  expect(areQuestionsWhole([at('q1', single), at('q2', trueFalse)])).toBe(true);
  expect(areQuestionsWhole([at('q1', single), at('q1', trueFalse)])).toBe(false);
  expect(areQuestionsWhole([at('q1', { ...single, rightId: 'd4' })])).toBe(false);
});

test('[D-183] a wrong answer is followed by one more try, a right one by none', () => {
  const [right, wrong] = [{ isRight: true }, { isRight: false }];
  expect([[], [wrong], [wrong, wrong], [right], [wrong, right]].map(triesLeftAfter)).toEqual([2, 1, 0, 0, 0]);
});
