import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPaper, type PoolQuestion } from './draw-paper.ts';
import { type DrawRule, type ExamPaper, pointSumOf, questionCountOf } from './exam-paper.ts';
import { seededRandom, shuffled } from './seeded-random.ts';

const rule = (count: number, points = 2): DrawRule => ({ categoryId: 'c', difficulty: null, count, points });
const drawn = (...rules: DrawRule[]): ExamPaper => ({ kind: 'drawn', rules });
const inPool = (questionId: string, rules: readonly number[]): PoolQuestion => ({
  questionId,
  version: 1,
  points: null,
  rules,
});
const options = { seed: 'a', isShuffled: true };

test('[D-183] a seed draws the same paper forever', () => {
  const pool = Array.from({ length: 10 }, (_, index) => inPool(`q${index}`, [0]));
  const idsOf = (seed: string) =>
    drawPaper(drawn(rule(4)), pool, { seed, isShuffled: true }).questions.map(({ questionId }) => questionId);
  expect(idsOf('2026')).toEqual(idsOf('2026'));
  expect(idsOf('2026')).not.toEqual(idsOf('2027'));
  const random = seededRandom('2026');
  expect([random(), random()].map((value) => Math.floor(value * 1e6))).toMatchInlineSnapshot(`
    [
      716176,
      860238,
    ]
  `);
  expect(shuffled([1, 2, 3, 4, 5, 6], seededRandom('2026'))).toMatchInlineSnapshot(`
    [
      5,
      6,
      3,
      1,
      4,
      2,
    ]
  `);
});

test('[D-183] rules that overlap are filled whenever they can be, and otherwise said to be short by how many', () => {
  const pool = [inPool('both', [0, 1]), inPool('first', [0])];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(drawPaper(drawn(rule(1), rule(1)), pool, { seed, isShuffled: false })).toEqual({
      questions: [
        { questionId: 'first', version: 1, points: 2 },
        { questionId: 'both', version: 1, points: 2 },
      ],
      missing: [],
    });
  expect(drawPaper(drawn(rule(3), rule(1)), pool, options).missing.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('[D-183] a fixed paper has its questions, in its order or in any', () => {
  const questions = ['a', 'b', 'c', 'd'].map((questionId) => ({ questionId, version: 1, points: 5 }));
  const paper: ExamPaper = { kind: 'fixed', questions };
  expect(drawPaper(paper, [], { seed: 'a', isShuffled: false }).questions).toEqual(questions);
  expect(new Set(drawPaper(paper, [], options).questions)).toEqual(new Set(questions));
  expect([pointSumOf(paper), questionCountOf(paper)]).toEqual([20, 4]);
});

test('[D-183] a paper that lacks nothing has every question once, each by a rule it fills, and counts what was said before', () => {
  const pools = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1 }), { maxLength: 12 });
  const counts = fc.tuple(
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0, max: 4 }),
  );
  fc.assert(
    fc.property(pools, counts, fc.string(), fc.boolean(), (filled, wanted, seed, isShuffled) => {
      const pool = filled.map((rules, index) => inPool(`q${index}`, rules));
      const paper = drawn(...wanted.map((count, index) => rule(count, index + 1)));
      const { questions, missing } = drawPaper(paper, pool, { seed, isShuffled });
      expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(questions.length);
      for (const { questionId, points } of questions)
        expect(pool.find((one) => one.questionId === questionId)?.rules).toContain(points - 1);
      const lacking = missing.reduce((sum, { count }) => sum + count, 0);
      expect(questions.length + lacking).toBe(questionCountOf(paper));
      const earned = questions.reduce((all, { points }) => all + points, 0);
      expect(lacking > 0 || earned === pointSumOf(paper)).toBe(true);
      // Whether something is missing does not depend on what is drawn.
      const other = drawPaper(paper, pool, { seed: `${seed}!`, isShuffled }).missing;
      expect(other.reduce((sum, { count }) => sum + count, 0)).toBe(lacking);
    }),
  );
});
