import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctedMark, type RegradeRule } from './corrected-mark.ts';
import { fullMark } from './full-mark.ts';

const half = { score: 2 * fullMark, points: 4 };

test.each<[RegradeRule, number | null, number | null, typeof half | null, number | null]>([
  // rule, by the key that was asked, by the chosen one, the rest, the mark of 5 points
  ['key', fullMark, 0, half, 0],
  ['key', 0, fullMark, half, 50_000],
  ['key', 0, null, half, null],
  ['accept', fullMark, 0, half, 50_000],
  ['accept', 0, fullMark, half, 50_000],
  ['accept', 0, 0, half, 0],
  ['accept', null, fullMark, half, null],
  ['full', null, null, null, 50_000],
  ['drop', fullMark, null, half, 25_000],
  ['drop', 0, null, { score: -3 * fullMark, points: 4 }, 0],
  ['drop', 0, null, { score: 0, points: 0 }, 50_000],
  ['drop', fullMark, null, null, null],
])(
  '[D-183] %s: %s by the old key and %s by the new one, with %o elsewhere, is %s',
  (rule, byAsked, byChosen, rest, mark) => {
    expect(correctedMark({ rule, points: 5, byAsked, byChosen, rest })).toBe(mark);
  },
);

test('[D-183] without a dropped question everybody has the share of all points the others earned', () => {
  const paper = fc.record({
    points: fc.integer({ min: 1, max: 100 }),
    rest: fc.integer({ min: 1, max: 20_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(paper, ({ points, rest, share }) => {
      const score = Math.round(share * rest * fullMark);
      const mark =
        correctedMark({ rule: 'drop', points, byAsked: null, byChosen: null, rest: { score, points: rest } }) ?? 0;
      const before = score / (rest * fullMark);
      const after = (score + mark) / ((rest + points) * fullMark);
      expect(Math.abs(after - before)).toBeLessThan(1 / (rest * fullMark));
    }),
  );
});
