import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { questionKey } from '@shuyuan/contract/exams/bank/question-fields.wire';
import { areQuestionsWhole, questionLimits } from '@shuyuan/contract/study/questions/section-question';
import { expect, test } from 'vitest';
import {
  emptyQuestion,
  newQuestionId,
  type QuestionDraft,
  questionDraftOf,
  questionKinds,
  questionOf,
  questionProblemsOf,
  withOption,
  withRight,
} from './question-draft.ts';

const whole: QuestionDraft = {
  ...emptyQuestion(),
  time: '1:05',
  text: '哪一个？',
  options: [
    { id: 'o1', text: '甲', isRight: false },
    { id: 'o2', text: '乙', isRight: true },
  ],
};

test('[D-183] a question of every kind is written as it was read', () => {
  for (const kind of questionKinds) {
    const question = questionOf({ ...whole, kind }, newQuestionId());
    expect(question.second).toBe(65);
    expect(areQuestionsWhole([question])).toBe(true);
    expect(questionOf(questionDraftOf(question), question.id)).toEqual(question);
  }
});

test('[D-183] what keeps a question from being asked is found at its field', () => {
  const wrong = (over: Partial<QuestionDraft>, seconds: number | null = 120) =>
    Object.entries(questionProblemsOf({ ...whole, ...over }, seconds)).flatMap(([field, is]) => (is ? field : []));
  expect(wrong({})).toEqual([]);
  expect(wrong({ time: '2:00' })).toEqual(['time']);
  expect(wrong({ time: '2:00' }, null)).toEqual([]);
  expect(wrong({ time: 'soon' })).toEqual(['time']);
  expect(wrong({ text: ' ' })).toEqual(['text']);
  expect(wrong({ options: whole.options.map((one) => ({ ...one, isRight: false })) })).toEqual(['options']);
  expect(wrong({ options: whole.options.slice(1) })).toEqual(['options']);
  expect(wrong({ kind: 'trueFalse', options: [] })).toEqual([]);
});

test('[D-062] lengths of a question are counted in characters, as the server does', () => {
  const long = (max: number, more = '') => `${'𠮷'.repeat(max)}${more} `;
  const draft = (more: string): QuestionDraft => ({
    ...whole,
    text: long(bankLimits.text, more),
    options: whole.options.map((one) => ({ ...one, text: long(bankLimits.option - 1, `${one.id.at(-1)}${more}`) })),
    explanation: long(questionLimits.explanation, more),
  });
  expect(questionProblemsOf(draft(''), null)).toMatchObject({ text: false, options: false, explanation: false });
  expect(questionProblemsOf(draft('多'), null)).toMatchObject({ text: true, explanation: true });
  expect(questionProblemsOf({ ...draft('多'), text: '短' }, null)).toMatchObject({ options: true });
});

test('[D-183] a new question has an id of its own, as the server takes it', () => {
  const ids = Array.from({ length: 500 }, newQuestionId);
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => questionKey.safeParse(id).success)).toBe(true);
});

test('[D-183] a new option has an id no other has, and one right answer takes the place of another', () => {
  const more = withOption(whole.options.slice(1));
  expect(new Set(more.map(({ id }) => id)).size).toBe(2);
  expect(withRight(whole, 'o1', true).map(({ isRight }) => isRight)).toEqual([true, false]);
  expect(withRight({ ...whole, kind: 'multiple' }, 'o1', true).map(({ isRight }) => isRight)).toEqual([true, true]);
});
