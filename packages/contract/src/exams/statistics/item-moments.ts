/** Of one question over everybody who was asked it: marks and totals in points, spreads with n − 1. */
export type ItemMoments = {
  readonly count: number;
  /** The most it can earn. */
  readonly points: number;
  readonly mean: number;
  /** Null where fewer than two were asked. */
  readonly variance: number | null;
  /** Of the totals of those who were asked it. */
  readonly totalVariance: number | null;
  /** Of its marks with those totals. */
  readonly totalCovariance: number | null;
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Null where there are fewer than two pairs. */
export function covarianceOf(one: readonly number[], other: readonly number[]): number | null {
  if (one.length < 2) return null;
  const [mean, otherMean] = [meanOf(one), meanOf(other)];
  const sum = one.reduce((before, value, index) => before + (value - mean) * ((other[index] ?? 0) - otherMean), 0);
  return sum / (one.length - 1);
}

/** The moments of a question from the marks themselves; the database answers the same without reading them out. */
export const momentsOf = (points: number, marks: readonly number[], totals: readonly number[]): ItemMoments => ({
  count: marks.length,
  points,
  mean: marks.length === 0 ? 0 : meanOf(marks),
  variance: covarianceOf(marks, marks),
  totalVariance: covarianceOf(totals, totals),
  totalCovariance: covarianceOf(marks, totals),
});
