import { searchable } from '../../../platform/searchable.ts';
import { freshness, rarity } from '../../../platform/search-rank.ts';
import { isIn, type Term, type Terms } from '../../../platform/search-terms.ts';
import { bestPassage } from './best-passage.ts';
import type { Passage } from './passage.ts';

export type Ranked = { readonly passage: Passage; readonly read: string; readonly score: number };

/** Less of a question than this, its rare words counted more, and what was found only looks like an answer. */
const leastCoverage = 0.4;
/** What fits much worse than the best is only noise beside it. */
const besideBest = 0.45;

type Weighed = (term: Term) => number;

/**
 * Rarity among what was found; what stands nowhere is as rare as what stands in one place. A pair across two words that
 * stands nowhere is an accident of the question and not asked for.
 */
function weighing(passages: readonly Passage[], terms: Terms): Weighed {
  const plain = passages.map(({ title, text }) => searchable(`${title}\n${text}`));
  const weights = new Map(
    terms.map((term) => {
      const holding = plain.filter((text) => isIn(text, term)).length;
      const isAccident = holding === 0 && !term.isWord && term.weight < 1;
      return [term, isAccident ? 0 : term.weight * rarity(passages.length, holding)];
    }),
  );
  return (term) => weights.get(term) ?? 0;
}

function judge(passage: Passage, { terms, weightOf, now }: { terms: Terms; weightOf: Weighed; now: number }) {
  const title = searchable(passage.title);
  const read = bestPassage(passage.text, terms, weightOf);
  let [covered, all] = [0, 0];
  for (const term of terms) {
    const weight = weightOf(term);
    const isInTitle = isIn(title, term);
    all += weight;
    if (!isInTitle && !read.terms.has(term)) continue;
    // What a title names, the whole text is about: one rare word of it outweighs several common ones.
    covered += isInTitle ? 2 * weight : weight;
  }
  const coverage = all === 0 ? 0 : covered / all;
  return { passage, read: read.text, coverage, score: coverage * freshness(passage.publishedAt, now) };
}

/** What answers a question, the best first; nothing, where nothing does. */
export function rankPassages(
  passages: readonly Passage[],
  { terms, now, limit }: { readonly terms: Terms; readonly now: number; readonly limit: number },
): Ranked[] {
  const weightOf = weighing(passages, terms);
  const judged = passages
    .map((passage) => judge(passage, { terms, weightOf, now }))
    .filter(({ coverage }) => coverage >= leastCoverage)
    .toSorted((a, b) => b.score - a.score);
  const least = (judged[0]?.score ?? 0) * besideBest;
  return judged.filter(({ score }) => score >= least).slice(0, limit);
}
