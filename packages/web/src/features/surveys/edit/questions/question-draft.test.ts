import { questionProblems } from '@shuyuan/contract/surveys/question-kinds';
import { expect, test } from 'vitest';
import {
  addOption,
  addQuestion,
  changeQuestion,
  conditionOn,
  moveQuestion,
  placeOfDrop,
  removeQuestion,
  withKind,
} from './question-draft.ts';

/** Three questions; the last is asked after the second option of the first. */
function threeQuestions() {
  const [first, second, third] = addQuestion(addQuestion(addQuestion([], 'single'), 'rating'), 'longText');
  if (first?.kind !== 'single' || !second || !third) throw new Error('the kinds are as added');
  const condition = { kind: 'chosen', questionId: 'q1', optionIds: ['o2'] } as const;
  const named = { ...first, title: 'a', options: first.options.map((one) => ({ ...one, text: one.id })) };
  return [named, { ...second, title: 'b' }, { ...third, title: 'c', condition }] as const;
}

test('[D-183] added questions have ids of their own, also after one was removed', () => {
  const questions = addQuestion(removeQuestion(threeQuestions(), 'q2'), 'date');
  expect(questions.map(({ id }) => id)).toEqual(['q1', 'q3', 'q4']);
  expect(questionProblems(threeQuestions()).size).toBe(0);
});

test('[D-183] another kind keeps title and options, and conditions that still fit', () => {
  const questions = threeQuestions();
  const multiple = withKind(questions[0], 'multiple');
  expect(multiple).toMatchObject({ title: 'a', options: questions[0].options });
  expect(changeQuestion(questions, multiple)[2]?.condition).toEqual(questions[2].condition);
  expect(changeQuestion(questions, withKind(questions[0], 'rating'))[2]?.condition).toBeNull();
  expect(removeQuestion(questions, 'q1')[1]?.condition).toBeNull();
});

test('[D-183] an option that is taken away leaves the conditions on it', () => {
  const questions = threeQuestions();
  const [first] = questions;
  const less = { ...first, options: first.options.slice(0, 1) };
  expect(changeQuestion(questions, less)[2]?.condition).toMatchObject({ optionIds: [] });
  expect(addOption(first.options, 'o').map(({ id }) => id)).toEqual(['o1', 'o2', 'o3']);
});

test('[D-183] moved before what it depends on, a question says so and loses nothing', () => {
  const moved = moveQuestion(threeQuestions(), 'q3', 0);
  expect(moved.map(({ id }) => id)).toEqual(['q3', 'q1', 'q2']);
  expect([...questionProblems(moved)]).toEqual([['q3', 'condition-not-earlier']]);
  expect(questionProblems(moveQuestion(moved, 'q3', 2)).size).toBe(0);
});

test.each([
  ['q1', { id: 'q3', half: 'after' }, ['q2', 'q3', 'q1']],
  ['q1', { id: 'q3', half: 'before' }, ['q2', 'q1', 'q3']],
  ['q3', { id: 'q1', half: 'before' }, ['q3', 'q1', 'q2']],
  ['q2', { id: 'q1', half: 'after' }, ['q1', 'q2', 'q3']],
] as const)('[D-183] %s is dropped where it was let go', (id, over, order) => {
  const questions = threeQuestions();
  expect(moveQuestion(questions, id, placeOfDrop(questions, id, over)).map((one) => one.id)).toEqual(order);
});

test('[D-183] a condition begins with what its target can be answered with', () => {
  const [first, second, third] = threeQuestions();
  expect(conditionOn(first)).toEqual({ kind: 'chosen', questionId: 'q1', optionIds: [] });
  expect(conditionOn(second)).toEqual({ kind: 'between', questionId: 'q2', from: 1, to: 5 });
  expect(conditionOn(third)).toBeNull();
});
