import type { ItemMoments } from './item-moments.ts';

/** Shares are of 1; null: it cannot be said, because too few were asked or nothing differs. */
export type ItemStatistics = {
  /** The mean as a share of the full mark: how easy it was. */
  readonly facility: number;
  readonly standardDeviation: number | null;
  /** The correlation of its marks with the marks of everything else: whether those who know more do better on it. */
  readonly discrimination: number | null;
  /** Its share of what makes totals differ; null also where it works against the total. */
  readonly effectiveWeight: number | null;
  /** Its share of all points. */
  readonly intendedWeight: number;
};

/** The difference of two numbers as good as nothing beside what it was made from. */
const isNothing = (value: number, beside: number): boolean => value <= 1e-9 * Math.max(beside, 1e-12);

function discriminationOf({ variance, totalVariance, totalCovariance }: ItemMoments): number | null {
  if (variance === null || totalVariance === null || totalCovariance === null) return null;
  const restVariance = totalVariance + variance - 2 * totalCovariance;
  if (isNothing(variance, totalVariance) || isNothing(restVariance, totalVariance)) return null;
  const correlation = (totalCovariance - variance) / Math.sqrt(variance * restVariance);
  return Math.max(-1, Math.min(1, correlation));
}

/** How strongly a question moves totals; a negative one has no share of its own. */
const strengthOf = ({ totalCovariance }: ItemMoments): number | null =>
  totalCovariance === null || totalCovariance < 0 ? null : Math.sqrt(totalCovariance);

/** Facility, spread, discrimination and weight of every question of a paper. */
export function itemStatisticsOf(items: readonly ItemMoments[], isSamePaper: boolean): ItemStatistics[] {
  const strengths = items.map(strengthOf);
  const strengthSum = strengths.reduce<number>((sum, strength) => sum + (strength ?? 0), 0);
  const pointSum = items.reduce((sum, { points }) => sum + points, 0);
  return items.map((item, index) => {
    const strength = strengths[index] ?? null;
    const isWeighed = isSamePaper && strength !== null && strengthSum > 0;
    return {
      facility: item.mean / item.points,
      standardDeviation: item.variance === null ? null : Math.sqrt(item.variance),
      discrimination: discriminationOf(item),
      effectiveWeight: isWeighed ? strength / strengthSum : null,
      intendedWeight: item.points / pointSum,
    };
  });
}

/**
 * Cronbach's alpha: how far the questions of a paper measure the same. Null where papers differ, of one question, and
 * where nobody differs.
 */
export function consistencyOf(variances: readonly (number | null)[], totalVariance: number | null): number | null {
  const count = variances.length;
  if (count < 2 || totalVariance === null || variances.includes(null)) return null;
  const sum = variances.reduce<number>((before, variance) => before + (variance ?? 0), 0);
  if (isNothing(totalVariance, sum)) return null;
  return (count / (count - 1)) * (1 - sum / totalVariance);
}
