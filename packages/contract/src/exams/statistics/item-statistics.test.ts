import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consistencyOf, itemStatisticsOf } from './item-statistics.ts';
import { covarianceOf, momentsOf } from './item-moments.ts';

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

const isClose = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) < 1e-6;

/** Null where one of the two does not vary. */
function correlationOf(one: readonly number[], other: readonly number[]): number | null {
  const [own, others] = [covarianceOf(one, one) ?? 0, covarianceOf(other, other) ?? 0];
  return own === 0 || others === 0 ? null : (covarianceOf(one, other) ?? 0) / Math.sqrt(own * others);
}

/** Rows are people, columns are questions of ten points. */
function judge(rows: readonly (readonly number[])[]) {
  const totals = rows.map(sum);
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0));
  const moments = columns.map((marks) => momentsOf(10, marks, totals));
  const variances = moments.map(({ variance }) => variance);
  return {
    totals,
    columns,
    items: itemStatisticsOf(moments, true),
    consistency: consistencyOf(variances, covarianceOf(totals, totals)),
  };
}

const matrix = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 20 })).chain(([width, height]) =>
  fc.array(fc.array(fc.integer({ min: -5, max: 10 }), { minLength: width, maxLength: width }), {
    minLength: height,
    maxLength: height,
  }),
);

test('[D-183] facility is the mean share; discrimination is the correlation with everything else', () => {
  fc.assert(
    fc.property(matrix, (rows) => {
      const { items, columns, totals } = judge(rows);
      for (const [at, item] of items.entries()) {
        const marks = columns[at] ?? [];
        const rest = totals.map((total, index) => total - (marks[index] ?? 0));
        expect(item.facility).toBeCloseTo(sum(marks) / marks.length / 10, 9);
        expect(isClose(item.discrimination, correlationOf(marks, rest))).toBe(true);
      }
    }),
  );
});

test('[D-183] weights are shares: those a paper intends make one, and so do those that worked', () => {
  fc.assert(
    fc.property(matrix, (rows) => {
      const { items } = judge(rows);
      expect(sum(items.map(({ intendedWeight }) => intendedWeight))).toBeCloseTo(1, 9);
      const effective = items.flatMap(({ effectiveWeight }) => effectiveWeight ?? []);
      expect(sum(effective)).toBeCloseTo(effective.length > 0 ? 1 : 0, 9);
    }),
  );
});

test('[D-183] the order of people changes nothing, and points of another size change no share', () => {
  fc.assert(
    fc.property(matrix, (rows) => {
      const [as, reversed] = [judge(rows), judge(rows.toReversed())];
      for (const [at, { facility, discrimination }] of as.items.entries()) {
        expect(reversed.items[at]?.facility).toBeCloseTo(facility, 9);
        expect(isClose(reversed.items[at]?.discrimination ?? null, discrimination)).toBe(true);
      }
      const grown = judge(rows.map((row) => row.map((mark) => mark * 3)));
      expect(isClose(grown.consistency, as.consistency)).toBe(true);
    }),
  );
});

test('[D-183] questions that say the same are wholly consistent; a key that is wrong works against the total', () => {
  const same = judge([0, 4, 10, 7].map((mark) => [mark, mark, mark]));
  expect(same.consistency).toBeCloseTo(1, 9);
  expect(same.items.map(({ discrimination }) => Math.round((discrimination ?? 0) * 1e6) / 1e6)).toEqual([1, 1, 1]);
  const wrongKey = judge([
    [10, 10, 0],
    [8, 9, 2],
    [2, 3, 8],
    [0, 1, 10],
  ]);
  expect(wrongKey.items[2]?.discrimination).toBeLessThan(0);
  expect(wrongKey.items[2]?.effectiveWeight).toBeNull();
});

test('[D-183] of one person, of equal people and of one question nothing is said that cannot be', () => {
  expect(judge([[5, 5]])).toMatchObject({
    consistency: null,
    items: [{ discrimination: null, standardDeviation: null }, {}],
  });
  expect(
    judge([
      [5, 5],
      [5, 5],
    ]),
  ).toMatchObject({ consistency: null, items: [{ discrimination: null, standardDeviation: 0 }, {}] });
  expect(judge([[1], [9]]).consistency).toBeNull();
});
