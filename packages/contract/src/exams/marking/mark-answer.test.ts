import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExamQuestion, ExamQuestionOf, SimpleQuestion } from '../bank/exam-question-kinds.ts';
import { problemOfQuestion } from '../bank/exam-question-problems.ts';
import type { ExamAnswer, SimpleAnswer } from './exam-answer.ts';
import { fullMark } from './full-mark.ts';
import { markAnswer } from './mark-answer.ts';
import { numberIn } from './number-in.ts';

const optionsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `o${n}`, text: `选项 ${n}` }));
const multiple = (over: Partial<ExamQuestionOf<'multiple'>> = {}): ExamQuestionOf<'multiple'> => ({
  kind: 'multiple',
  text: '哪些是质量工具？',
  options: optionsOf(5),
  rightIds: ['o0', 'o1', 'o2', 'o3'],
  rule: 'subset',
  penalty: 0,
  ...over,
});
const choose = (...optionIds: string[]): ExamAnswer => ({ kind: 'multiple', optionIds });

test('[D-183] one right option earns everything, a wrong one nothing or less, none nothing', () => {
  const question: ExamQuestion = { kind: 'single', text: '？', options: optionsOf(4), rightId: 'o2', penalty: 2_500 };
  expect(markAnswer(question, { kind: 'single', optionId: 'o2' })).toBe(fullMark);
  expect(markAnswer(question, { kind: 'single', optionId: 'o0' })).toBe(-2_500);
  expect(markAnswer(question, undefined)).toBe(0);
  expect(markAnswer(question, { kind: 'short', text: 'o2' })).toBe(0);
  const truth: ExamQuestion = { kind: 'trueFalse', text: '？', isTrue: false, penalty: 0 };
  expect(markAnswer(truth, { kind: 'trueFalse', isTrue: false })).toBe(fullMark);
  expect(markAnswer(truth, { kind: 'trueFalse', isTrue: true })).toBe(0);
});

test.for([
  ['all', ['o0', 'o1', 'o2', 'o3'], fullMark],
  ['all', ['o0', 'o1'], 0],
  ['subset', ['o0', 'o1'], fullMark / 2],
  ['subset', ['o0', 'o4'], -1_000],
  ['balanced', ['o0', 'o1', 'o2', 'o4'], fullMark / 2],
  ['balanced', ['o4'], 0],
] as const)('[D-183] several right options by the rule “%s”: %s earns %d', ([rule, chosen, mark]) => {
  expect(markAnswer(multiple({ rule, penalty: 1_000 }), choose(...chosen))).toBe(mark);
});

test('[D-183] gaps and short answers: width, case and spaces do not matter unless the author says so', () => {
  const blanks: ExamQuestion = {
    kind: 'blanks',
    text: '{{b1}} 循环由 {{b2}} 提出。',
    blanks: [
      { id: 'b1', accepted: ['PDCA'], isCaseSensitive: false },
      { id: 'b2', accepted: ['戴明', 'Deming'], isCaseSensitive: true },
    ],
    rule: 'share',
  };
  const fill = (b1: string, b2: string) => markAnswer(blanks, { kind: 'blanks', texts: { b1, b2 } });
  expect([fill(' ｐｄｃａ ', '戴明'), fill('pdca', 'deming'), fill('', '')]).toEqual([fullMark, fullMark / 2, 0]);
  const short: ExamQuestion = { kind: 'short', text: '？', accepted: ['first in first out'], isCaseSensitive: false };
  expect(markAnswer(short, { kind: 'short', text: 'First  in first\tout' })).toBe(fullMark);
});

test('[D-183] a number within its tolerance, however it is typed', () => {
  const near = (text: string, over: object = {}) =>
    markAnswer(
      { kind: 'numeric', text: '？', value: 0.3, tolerance: 0.1, isPercent: false, ...over },
      { kind: 'numeric', text },
    );
  expect([near('0.2'), near('０．４'), near('0,35'), near('0.41'), near('many')]).toEqual([
    fullMark,
    fullMark,
    fullMark,
    0,
    0,
  ]);
  expect(near('1,050', { value: 1_000, tolerance: 5, isPercent: true })).toBe(fullMark);
  expect(['١٢٫٥', '1 234,5', '12,345.6', '1e3', '−4', '', '1,2,3', '--1', 'NaN'].map(numberIn)).toEqual([
    12.5,
    1_234.5,
    12_345.6,
    1_000,
    -4,
    null,
    null,
    null,
    null,
  ]);
});

test('[D-183] pairs and orders earn the share that is right, or nothing by the strict rule', () => {
  const [left, right] = [optionsOf(4), optionsOf(4).map(({ id, text }) => ({ id: `r${id}`, text }))];
  const pairs = Object.fromEntries(left.map(({ id }) => [id, `r${id}`]));
  const question: ExamQuestion = { kind: 'matching', text: '？', left, right, pairs, rule: 'share' };
  const given: ExamAnswer = { kind: 'matching', pairs: { ...pairs, o0: 'ro1' } };
  expect([markAnswer(question, given), markAnswer({ ...question, rule: 'all' }, given)]).toEqual([7_500, 0]);
  const order: ExamQuestion = { kind: 'ordering', text: '？', items: left, rule: 'share' };
  expect(markAnswer(order, { kind: 'ordering', itemIds: ['o0', 'o1', 'o3', 'o2'] })).toBe(fullMark / 2);
});

test('[D-183] a text or file waits for somebody who reads it, and so does a stem with one of them', () => {
  const essay: SimpleQuestion = { kind: 'essay', text: '？', rubric: '' };
  expect(markAnswer(essay, { kind: 'essay', text: '我认为' })).toBeNull();
  expect(markAnswer(essay, undefined)).toBe(0);
  const truth: SimpleQuestion = { kind: 'trueFalse', text: '？', isTrue: true, penalty: 0 };
  const stem = (second: SimpleQuestion): ExamQuestion => ({
    kind: 'stem',
    text: '阅读下面的案例。',
    parts: [
      { id: 'p1', weight: 1, question: truth },
      { id: 'p2', weight: 3, question: second },
    ],
  });
  const right: SimpleAnswer = { kind: 'trueFalse', isTrue: true };
  expect(markAnswer(stem(truth), { kind: 'stem', parts: { p2: right } })).toBe(7_500);
  expect(markAnswer(stem(essay), { kind: 'stem', parts: { p1: right, p2: { kind: 'essay', text: '…' } } })).toBeNull();
});

const subsets = fc.uniqueArray(fc.constantFrom('o0', 'o1', 'o2', 'o3', 'o4'));

test('[D-183] whatever is chosen: no more than everything, the key earns all of it, and the order of choosing is nothing', () => {
  const questions = fc.record({
    rightIds: fc.uniqueArray(fc.constantFrom('o0', 'o1', 'o2', 'o3', 'o4'), { minLength: 1 }),
    rule: fc.constantFrom('all', 'subset', 'balanced'),
    penalty: fc.integer({ min: 0, max: fullMark }),
  });
  fc.assert(
    fc.property(questions, subsets, (over, chosen) => {
      const question = multiple(over);
      const mark = markAnswer(question, choose(...chosen)) ?? Number.NaN;
      expect(Number.isInteger(mark) && mark <= fullMark && mark >= -over.penalty).toBe(true);
      expect(markAnswer(question, choose(...chosen.toReversed(), ...chosen))).toBe(mark);
      expect(markAnswer(question, choose(...over.rightIds))).toBe(fullMark);
    }),
  );
});

test.for([
  ['empty-text', { ...multiple(), text: ' ' }],
  ['too-few-options', multiple({ options: optionsOf(1) })],
  ['too-few-options', { kind: 'ordering', text: '？', items: optionsOf(2), rule: 'all' }],
  ['same-option', multiple({ options: [...optionsOf(2), ...optionsOf(1)] })],
  ['no-right-answer', multiple({ rightIds: [] })],
  ['unknown-option', multiple({ rightIds: ['o9'] })],
  [
    'blank-not-in-text',
    { kind: 'blanks', text: '没有空', blanks: [{ id: 'b1', accepted: ['a'], isCaseSensitive: false }], rule: 'all' },
  ],
  ['wrong-tolerance', { kind: 'numeric', text: '？', value: 1, tolerance: -1, isPercent: false }],
  ['no-parts', { kind: 'stem', text: '？', parts: [] }],
  [null, multiple()],
] as const satisfies readonly (readonly [string | null, ExamQuestion])[])(
  '[D-183] a question with the problem %s',
  ([problem, question]) => {
    expect(problemOfQuestion(question)).toBe(problem);
  },
);
