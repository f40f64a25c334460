import type { Turn } from '../../../platform/assistant-ports.ts';
import type { Context } from '../../../platform/context.ts';
import { type Terms, termsOf } from '../../../platform/search-terms.ts';
import { retrieve, type Searchable } from '../../search/index.ts';
import type { Source } from '../source.ts';
import { passageOf, readKinds } from './passage.ts';
import { rankPassages } from './rank-passages.ts';
import { cutTo } from './sentences.ts';

type Input = {
  readonly question: string;
  readonly history: readonly Turn[];
  readonly searchables: readonly Searchable[];
};

/** Places of the company one answer names at most; the rest of `maxSources` is for the web. */
const maxPlaces = 5;
/** So many things are read before they are compared. */
const readAtMost = 40;
/** Of what stands in a source, on its card. */
const quoteLength = 160;
/** A question with fewer terms than these goes on with what was asked before. */
const fewTerms = 2;
const earlier = 0.5;

/** “And how often?” is about what was asked before it. */
function termsWithHistory(question: string, history: readonly Turn[]): Terms {
  const own = termsOf(question);
  const before = history.findLast(({ role }) => role === 'user');
  if (own.length >= fewTerms || !before) return own;
  const known = new Set(own.map(({ text }) => text));
  const inherited = termsOf(before.content).filter(({ text }) => !known.has(text));
  return [...own, ...inherited.slice(0, 20).map((term) => ({ ...term, weight: term.weight * earlier }))];
}

/** What the company knows about a question, as far as the caller may open it. */
export async function askCompany(ctx: Context, { question, history, searchables }: Input): Promise<readonly Source[]> {
  const terms = termsWithHistory(question, history);
  if (terms.length === 0) return [];
  const found = await retrieve(ctx, searchables, { terms, kinds: readKinds, limit: readAtMost });
  return rankPassages(found.flatMap(passageOf), { terms, now: ctx.now(), limit: maxPlaces }).map(
    ({ passage, read }) => {
      const { publishedAt: _time, text: _whole, ...place } = passage;
      return { kind: 'company', ...place, url: null, quote: cutTo(read, quoteLength), text: read };
    },
  );
}
