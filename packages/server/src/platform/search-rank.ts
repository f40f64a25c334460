import { yearMs } from '@shuyuan/contract/kernel/time-units';
import type { Terms } from './search-terms.ts';

/** A row that may answer a question: which of its terms stand in its title and in its text. */
export type Candidate = {
  readonly titleHits: number;
  readonly textHits: number;
  readonly publishedAt: Date;
};

const isHit = (hits: number, place: number): boolean => ((hits >>> place) & 1) === 1;

/** A term that stands in few of many tells more than one that stands in all of them. */
export const rarity = (among: number, holding: number): number => Math.log(1 + among / Math.max(1, holding));

const newerCounts = 0.05;

/** Between 1 and a little more: of two that fit alike the newer one is first. */
export const freshness = (publishedAt: number, now: number): number =>
  1 + newerCounts / (1 + Math.max(0, now - publishedAt) / yearMs);

type Input = { readonly terms: Terms; readonly limit: number; readonly now: number };

/** Those that have most of what is asked for, the rare terms before the common ones; a title counts double. */
export function bestOf<C extends Candidate>(candidates: readonly C[], { terms, limit, now }: Input): C[] {
  const weights = terms.map(({ weight }, place) => {
    const holding = candidates.filter(({ titleHits, textHits }) => isHit(titleHits | textHits, place)).length;
    return weight * rarity(candidates.length, holding);
  });
  const scoreOf = ({ titleHits, textHits, publishedAt }: C): number =>
    freshness(publishedAt.getTime(), now) *
    weights.reduce((sum, weight, place) => {
      if (isHit(titleHits, place)) return sum + 2 * weight;
      return isHit(textHits, place) ? sum + weight : sum;
    }, 0);
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
