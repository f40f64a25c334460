import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, answerProblems, type Answers, visibleAnswers, visibleQuestions } from './answers.ts';
import {
  type Condition,
  conditionTargets,
  pagesOf,
  type Question,
  questionKinds,
  questionProblems,
  ratingScales,
} from './question-kinds.ts';
import { tallyOf } from './question-tally.ts';
import { leastAnonymousAnswers } from './survey-states.ts';

const common = { isRequired: false, startsPage: false, condition: null } as const;
const options = ['a1', 'b1', 'c1'].map((id) => ({ id, text: id }));

/** A question of each kind, numbered, without a condition. */
const questionOf = (kind: Question['kind'], index: number, more: Partial<Question> = {}): Question => {
  const base = { ...common, id: `q${index}`, title: `question ${index}` };
  const bodies = {
    single: { kind: 'single', options },
    multiple: { kind: 'multiple', options, min: null, max: null },
    rating: { kind: 'rating', scale: 'five' },
    matrix: { kind: 'matrix', rows: options, columns: options },
    shortText: { kind: 'shortText' },
    longText: { kind: 'longText' },
    number: { kind: 'number', min: null, max: null },
    date: { kind: 'date' },
  } as const;
  return { ...base, ...bodies[kind], ...more } as Question;
};

function conditionOn(target: Question, drawn: number): Condition {
  const questionId = target.id;
  if (target.kind === 'single' || target.kind === 'multiple')
    return { kind: 'chosen', questionId, optionIds: [options[drawn % options.length]?.id ?? ''] };
  return { kind: 'between', questionId, from: drawn % 4, to: (drawn % 4) + 1 };
}

/** Surveys as the rules allow them: conditions ask about earlier questions. */
const someQuestions: fc.Arbitrary<Question[]> = fc
  .array(
    fc.record({ kind: fc.constantFrom(...questionKinds), isRequired: fc.boolean(), drawn: fc.option(fc.nat(1_000)) }),
    {
      maxLength: 12,
    },
  )
  .map((drafts) => {
    const questions: Question[] = [];
    for (const [index, { kind, isRequired, drawn }] of drafts.entries()) {
      const targets = conditionTargets(questions, index);
      const target = drawn === null ? undefined : targets[drawn % Math.max(targets.length, 1)];
      const condition = target && drawn !== null ? conditionOn(target, drawn) : null;
      questions.push(questionOf(kind, index, { isRequired, condition }));
    }
    return questions;
  });

const optionId = fc.constantFrom(...options.map(({ id }) => id));

function answerTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.kind) {
    case 'single':
      return optionId;
    case 'multiple':
      return fc.uniqueArray(optionId, { minLength: 1 });
    case 'rating':
      return fc.integer({ min: ratingScales[question.scale][0], max: ratingScales[question.scale][1] });
    case 'matrix':
      return fc.record({ a1: optionId, b1: optionId, c1: optionId });
    case 'number':
      return fc.integer({ min: 0, max: 5 });
    case 'date':
      return fc.constant('2026-11-17');
    default:
      return fc.string({ minLength: 1, maxLength: 20 }).map((text) => `x${text}`);
  }
}

/** A survey with an answer that fits to each of its questions, asked or not. */
const answeredSurvey: fc.Arbitrary<{ questions: Question[]; answers: Answers }> = someQuestions.chain((questions) =>
  fc
    .record(Object.fromEntries(questions.map((question) => [question.id, answerTo(question)])))
    .map((answers) => ({ questions, answers })),
);

const problemsOf = (...questions: Question[]): string[] => [...questionProblems(questions).values()];

test('[D-183] a question of every kind can be asked', () => {
  expect(problemsOf(...questionKinds.map((kind, index) => questionOf(kind, index)))).toEqual([]);
});

test.each<[string, Partial<Question> & { kind: Question['kind'] }]>([
  ['too-few-options', { kind: 'single', options: [{ id: 'a1', text: 'a' }] }],
  ['empty-text', { kind: 'single', title: ' ' }],
  ['empty-text', { kind: 'multiple', options: ['a1', 'b1'].map((id) => ({ id, text: '' })) }],
  ['same-option', { kind: 'multiple', options: ['a1', 'a1'].map((id) => ({ id, text: 'a' })) }],
  ['wrong-bounds', { kind: 'multiple', min: 3, max: 2 }],
  ['wrong-bounds', { kind: 'multiple', min: 4 }],
  ['wrong-bounds', { kind: 'number', min: 3, max: 2 }],
  ['too-few-options', { kind: 'matrix', columns: [{ id: 'a1', text: 'a' }] }],
])('[D-183] %s is found', (problem, { kind, ...more }) => {
  expect(problemsOf(questionOf(kind, 0, more))).toEqual([problem]);
});

test('[D-183] a condition asks about an earlier question that fits it, so no circle can be', () => {
  const chosen = { kind: 'chosen', questionId: 'q0', optionIds: ['a1'] } as const;
  const [first, second] = [questionOf('single', 0), questionOf('shortText', 1, { condition: chosen })];
  expect(problemsOf(first, second)).toEqual([]);
  expect(problemsOf(second, first)).toEqual(['condition-not-earlier']);
  expect(problemsOf(questionOf('single', 0, { condition: chosen }))).toEqual(['condition-not-earlier']);
  expect(problemsOf(questionOf('shortText', 0), second)).toEqual(['condition-wrong-kind']);
  expect(problemsOf(questionOf('rating', 0), second)).toEqual(['condition-wrong-kind']);
  const unknown = questionOf('shortText', 1, { condition: { ...chosen, optionIds: ['z9'] } });
  expect(problemsOf(first, unknown)).toEqual(['condition-unknown-option']);
  const backwards = { kind: 'between', questionId: 'q0', from: 3, to: 2 } as const;
  expect(problemsOf(questionOf('rating', 0), questionOf('date', 1, { condition: backwards }))).toEqual([
    'condition-wrong-bounds',
  ]);
  expect(problemsOf(first, first)).toEqual(['same-id']);
});

test('[D-183] whatever the editor offers as target of a condition is without problems', () => {
  fc.assert(
    fc.property(someQuestions, (questions) => {
      expect(problemsOf(...questions)).toEqual([]);
    }),
  );
  expect(conditionTargets([questionOf('date', 0), questionOf('rating', 1), questionOf('single', 2)], 2)).toHaveLength(
    1,
  );
});

test('[D-183] pages hold every question once, in order', () => {
  fc.assert(
    fc.property(someQuestions, fc.array(fc.boolean(), { minLength: 12 }), (questions, cuts) => {
      const cut = questions.map((question, index) => ({ ...question, startsPage: cuts[index] ?? false }));
      const pages = pagesOf(cut);
      expect(pages.flat()).toEqual(cut);
      expect(pages.filter((page) => page.length === 0)).toEqual([]);
      expect(pages.slice(1).every(([first]) => first?.startsPage)).toBe(true);
    }),
  );
});

const answerProblemOf = (question: Question, answer: Answers[string]) =>
  answerProblems([question], { [question.id]: answer }).get(question.id);
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

test('[D-183] what follows from a choice is asked after that choice alone', () => {
  const chosen = (questionId: string) => ({ condition: { kind: 'chosen', questionId, optionIds: ['a1'] } }) as const;
  const questions = [
    questionOf('single', 0),
    questionOf('multiple', 1, chosen('q0')),
    questionOf('shortText', 2, chosen('q1')),
    questionOf('rating', 3),
    questionOf('date', 4, { condition: { kind: 'between', questionId: 'q3', from: 1, to: 2 } }),
  ];
  expect(idsOf(visibleQuestions(questions, {}))).toEqual(['q0', 'q3']);
  expect(idsOf(visibleQuestions(questions, { q0: 'a1', q1: ['b1', 'a1'] }))).toEqual(['q0', 'q1', 'q2', 'q3']);
  // The second answer is still there, but its question is no longer asked: nothing follows from it.
  expect(idsOf(visibleQuestions(questions, { q0: 'b1', q1: ['a1'], q3: 2 }))).toEqual(['q0', 'q3', 'q4']);
  expect(idsOf(visibleQuestions(questions, { q3: 3 }))).toEqual(['q0', 'q3']);
});

test('[D-183] an answer that fits its question is taken, whatever is asked', () => {
  fc.assert(
    fc.property(answeredSurvey, ({ questions, answers }) => {
      expect(answerProblems(questions, answers).size).toBe(0);
    }),
  );
});

test('[D-183] what is stored decides alone what was asked, and storing it twice changes nothing', () => {
  fc.assert(
    fc.property(answeredSurvey, ({ questions, answers }) => {
      const stored = visibleAnswers(questions, answers);
      expect(visibleQuestions(questions, stored)).toEqual(visibleQuestions(questions, answers));
      expect(visibleAnswers(questions, stored)).toEqual(stored);
      expect(Object.keys(stored).every((id) => idsOf(visibleQuestions(questions, answers)).includes(id))).toBe(true);
    }),
  );
});

test('[D-183] an answer to a question that is not asked changes neither what is asked nor what is wrong', () => {
  fc.assert(
    fc.property(answeredSurvey, ({ questions, answers }) => {
      const shown = idsOf(visibleQuestions(questions, answers));
      const kept = Object.fromEntries(Object.entries(answers).filter(([id]) => shown.includes(id)));
      expect(idsOf(visibleQuestions(questions, kept))).toEqual(shown);
      expect(answerProblems(questions, kept)).toEqual(answerProblems(questions, answers));
    }),
  );
});

test('[D-183] required is what is asked and required, and nothing else', () => {
  const rated = { condition: { kind: 'between', questionId: 'q0', from: 1, to: 2 }, isRequired: true } as const;
  const questions = [questionOf('rating', 0, { isRequired: true }), questionOf('longText', 1, rated)];
  expect([...answerProblems(questions, {})]).toEqual([['q0', 'required']]);
  expect([...answerProblems(questions, { q0: 5 })]).toEqual([]);
  expect([...answerProblems(questions, { q0: 1, q1: '  ' })]).toEqual([['q1', 'required']]);
  expect([...answerProblems(questions, { q0: 5, q9: 'x' })]).toEqual([['q9', 'unknown-question']]);
});

test.each<[string, Question, Answers[string]]>([
  ['wrong-kind', questionOf('single', 0), 3],
  ['unknown-option', questionOf('single', 0), 'z9'],
  ['wrong-kind', questionOf('multiple', 0), 'a1'],
  ['unknown-option', questionOf('multiple', 0), ['a1', 'z9']],
  ['unknown-option', questionOf('multiple', 0), ['a1', 'a1']],
  ['too-few', questionOf('multiple', 0, { min: 2 }), ['a1']],
  ['too-many', questionOf('multiple', 0, { max: 1 }), ['a1', 'b1']],
  ['too-small', questionOf('rating', 0), 0],
  ['too-large', questionOf('rating', 0, { scale: 'ten' }), 11],
  ['wrong-kind', questionOf('rating', 0), 2.5],
  ['wrong-kind', questionOf('matrix', 0), ['a1']],
  ['unknown-option', questionOf('matrix', 0), { a1: 'z9' }],
  ['incomplete', questionOf('matrix', 0, { isRequired: true }), { a1: 'a1' }],
  ['too-long', questionOf('shortText', 0), '长'.repeat(201)],
  ['too-long', questionOf('longText', 0), '长'.repeat(2_001)],
  ['too-small', questionOf('number', 0, { min: 3, max: 4 }), 2],
  ['too-large', questionOf('number', 0, { min: 3, max: 4 }), 5],
  ['wrong-kind', questionOf('number', 0), Number.NaN],
  ['wrong-kind', questionOf('date', 0), '2026-02-30'],
  ['wrong-kind', questionOf('date', 0), 'tomorrow'],
])('[D-183] %s is found', (problem, question, answer) => {
  expect(answerProblemOf(question, answer)).toBe(problem);
});

test('[D-183] an NPS rating begins at zero', () => {
  expect(answerProblemOf(questionOf('rating', 0, { scale: 'nps' }), 0)).toBeUndefined();
});

function talliesOf(
  questions: Parameters<typeof tallyOf>[0],
  all: readonly Parameters<ReturnType<typeof tallyOf>['add']>[0][],
  isAnonymous = false,
) {
  const tally = tallyOf(questions);
  for (const answers of all) tally.add(answers);
  return tally.results(isAnonymous);
}

test('[D-183] choices, ratings, rows and numbers are counted', () => {
  const questions = [
    questionOf('multiple', 0),
    questionOf('rating', 1, { scale: 'nps' }),
    questionOf('matrix', 2),
    questionOf('number', 3),
  ];
  const [chosen, rated, grid, number] = talliesOf(questions, [
    { q0: ['a1', 'b1'], q1: 10, q2: { a1: 'b1' }, q3: 4 },
    { q0: ['a1'], q1: 9, q2: { a1: 'b1', b1: 'c1' }, q3: 1 },
    { q1: 3 },
  ]);
  expect(chosen).toMatchObject({ answered: 2, average: null, netPromoters: null });
  expect(chosen?.counts.map(({ count }) => count)).toEqual([2, 1, 0]);
  expect(rated).toMatchObject({ answered: 3, average: 22 / 3, lowest: 3, highest: 10, netPromoters: 33 });
  expect(rated?.counts).toHaveLength(11);
  expect(grid?.rows[0]).toEqual({ rowId: 'a1', counts: [0, 2, 0].map((count, i) => ({ key: `${'abc'[i]}1`, count })) });
  expect(number).toMatchObject({ answered: 2, average: 2.5, counts: [] });
});

test('[D-183] four answers to an anonymous question show nothing, not even that there are four', () => {
  const question = questionOf('single', 0);
  const four = Array.from({ length: leastAnonymousAnswers - 1 }, () => ({ q0: 'a1' }));
  expect(talliesOf([question], four, true)).toMatchObject([{ answered: 0, isWithheld: true, counts: [] }]);
  expect(talliesOf([question], [...four, { q0: 'b1' }], true)).toMatchObject([{ answered: 5, isWithheld: false }]);
  expect(talliesOf([question], four)).toMatchObject([{ answered: 4, isWithheld: false }]);
});

test('[D-183] an answer of another kind than its question counts as none', () => {
  const grid = { a1: 'a1', b1: 'a1' };
  expect(talliesOf([questionOf('single', 0)], [{ q0: grid }, { q0: 4 }])).toMatchObject([
    { answered: 0, lowest: null },
  ]);
  expect(talliesOf([questionOf('number', 0)], [{ q0: 'a1' }, { q0: 4 }])).toMatchObject([{ answered: 1, average: 4 }]);
});

test('[D-183] the order of answers changes nothing, and nothing counts that was not asked', () => {
  fc.assert(
    fc.property(answeredSurvey, answeredSurvey, ({ questions, answers }, other) => {
      const all = [answers, {}, visibleAnswers(questions, answers), other.answers];
      expect(talliesOf(questions, all.toReversed())).toEqual(talliesOf(questions, all));
      expect(talliesOf(questions, [visibleAnswers(questions, answers)])).toEqual(talliesOf(questions, [answers]));
    }),
  );
});
