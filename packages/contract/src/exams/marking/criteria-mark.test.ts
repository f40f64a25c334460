import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Criterion, ExamQuestion } from '../bank/exam-question-kinds.ts';
import { problemOfQuestion } from '../bank/exam-question-problems.ts';
import { type ChosenLevel, criteriaMark, criteriaToMark } from './criteria-mark.ts';
import type { ExamAnswer } from './exam-answer.ts';
import { markAnswer } from './mark-answer.ts';

const criterion = (id: string, ...points: number[]): Criterion => ({
  id,
  text: `项 ${id}`,
  levels: points.map((value, index) => ({ id: `l${index}`, text: `档 ${index}`, points: value })),
});
const choose = (criterionId: string, level: number, partId: string | null = null): ChosenLevel => ({
  partId,
  criterionId,
  levelId: `l${level}`,
  comment: '',
});

const criteria = [criterion('c1', 0, 3, 6), criterion('c2', 0, 4)];
const essay = { kind: 'essay', text: '写', rubric: '', criteria } as const satisfies ExamQuestion;
const answer: ExamAnswer = { kind: 'essay', text: '答' };
const of = (points: number, ...chosen: ChosenLevel[]) => criteriaMark({ question: essay, answer, points, chosen });

test('[D-183] the mark is the sum of the chosen levels, and the same share of other points', () => {
  expect(of(10, choose('c1', 1), choose('c2', 1))).toBe(70_000);
  expect(of(10, choose('c1', 2), choose('c2', 1))).toBe(100_000);
  expect(of(10, choose('c1', 0), choose('c2', 0))).toBe(0);
  expect(of(20, choose('c1', 1), choose('c2', 1))).toBe(140_000);
  expect(of(7, choose('c1', 1), choose('c2', 0))).toBe(21_000);
});

test('[D-183] it takes exactly one level of each criterion', () => {
  expect(of(10)).toBeNull();
  expect(of(10, choose('c1', 1))).toBeNull();
  expect(of(10, choose('c1', 1), choose('c1', 2))).toBeNull();
  expect(of(10, choose('c1', 1), choose('c2', 2))).toBeNull();
  expect(of(10, choose('c1', 1), choose('c3', 1))).toBeNull();
  expect(of(10, choose('c1', 1), choose('c2', 1, 'q1'))).toBeNull();
  expect(of(10, choose('c1', 1), choose('c2', 1), choose('c2', 1))).toBeNull();
});

test('[D-183] a short answer that is accepted needs nobody; any other is read by its criteria', () => {
  const short: ExamQuestion = { kind: 'short', text: '写', accepted: ['对'], isCaseSensitive: false, criteria };
  const [right, other] = [{ kind: 'short', text: '对' } as const, { kind: 'short', text: '差不多' } as const];
  expect([markAnswer(short, right), markAnswer(short, other), markAnswer(short, undefined)]).toEqual([10_000, null, 0]);
  expect(criteriaToMark(short, right)).toEqual([]);
  expect(criteriaToMark(short, other)).toHaveLength(2);
  expect(problemOfQuestion({ ...short, accepted: [] })).toBeNull();
  expect(problemOfQuestion({ ...short, accepted: [], criteria: [] })).toBe('no-right-answer');
});

test('[D-183] parts of a stem count by weight: those with a key by it, the others by their levels', () => {
  const options = [
    { id: 'o1', text: '甲' },
    { id: 'o2', text: '乙' },
  ];
  const stem: ExamQuestion = {
    kind: 'stem',
    text: '读',
    parts: [
      { id: 'q1', weight: 1, question: { kind: 'single', text: '选', options, rightId: 'o1', penalty: 10_000 } },
      { id: 'q2', weight: 3, question: essay },
    ],
  };
  const given = (optionId: string): ExamAnswer => ({
    kind: 'stem',
    parts: { q1: { kind: 'single', optionId }, q2: { kind: 'essay', text: '答' } },
  });
  const mark = (optionId: string, ...chosen: ChosenLevel[]) =>
    criteriaMark({ question: stem, answer: given(optionId), points: 8, chosen });
  expect(mark('o1', choose('c1', 2, 'q2'), choose('c2', 1, 'q2'))).toBe(80_000);
  expect(mark('o1', choose('c1', 1, 'q2'), choose('c2', 0, 'q2'))).toBe(38_000);
  // A wrong choice takes off no more than there is.
  expect(mark('o2', choose('c1', 0, 'q2'), choose('c2', 0, 'q2'))).toBe(0);
  const second = { id: 'q3', weight: 1, question: { kind: 'file', text: '交', rubric: '' } } as const;
  expect(problemOfQuestion(stem)).toBeNull();
  expect(problemOfQuestion({ ...stem, parts: [...stem.parts, second] })).toBe('criteria-in-some');
});

test.each([
  ['without a text', [{ ...criterion('c1', 0, 1), text: ' ' }]],
  ['with one level', [criterion('c1', 1)]],
  ['with two levels of the same points', [criterion('c1', 2, 2)]],
  ['twice', [criterion('c1', 0, 1), criterion('c1', 0, 1)]],
])('[D-183] a criterion %s is none', (_, wrong) => {
  expect(problemOfQuestion({ ...essay, criteria: wrong })).toBe('wrong-criteria');
});

test('[D-183] a mark never leaves the points of the paper, and a higher level never earns less', () => {
  const one = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 6 });
  const all = fc.array(one, { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(all, fc.integer({ min: 1, max: 1_000 }), fc.nat(), (rows, points, pick) => {
      const list = rows.map((row, index) => criterion(`c${index}`, ...row.toSorted((a, b) => a - b)));
      const at = (step: number) =>
        criteriaMark({
          question: { ...essay, criteria: list },
          answer,
          points,
          chosen: list.map(({ id, levels }) => choose(id, Math.min(step, levels.length - 1))),
        });
      const [low, high, most] = [at(pick % 6), at((pick % 6) + 1), at(5)];
      expect(low).toBeLessThanOrEqual(high ?? -1);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(most).toBe(points * 10_000);
    }),
  );
});
