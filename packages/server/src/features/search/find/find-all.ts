import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { searchLimits, type SearchSort } from '@shuyuan/contract/search/search-limits';
import type { Context } from '../../../platform/context.ts';
import { canBeMistyped, mistakeKeys, mistakesBetween } from '../documents/mistake-keys.ts';
import { isSpelled } from '../documents/tokens-of.ts';
import type { SearchReader } from '../search-reader.store.ts';
import type { Searchable } from '../searchable.ts';
import { withTextIndex } from '../engine/with-text-index.ts';
import { type FindQuery, type FoundRow, listFound } from './found.store.ts';
import { findReader, listKnownWords, listSimilarWords, listStems } from './reader.store.ts';
import { openSearchables } from './open-searchables.ts';
import { indexQuery, scatteredWords, type SearchQuestion, wholeWordsQuery } from './search-question.ts';

type FindInput = {
  readonly question: SearchQuestion;
  readonly filters: FindQuery['filters'];
  readonly sort: SearchSort;
  readonly kind?: SearchKind | undefined;
};

type Found = {
  readonly rows: readonly FoundRow[];
  readonly question: SearchQuestion;
  readonly isCorrected: boolean;
  readonly isLoose: boolean;
};

type Search = FindInput & { readonly reader: SearchReader; readonly searchables: readonly Searchable[] };

async function listMatches(ctx: Context, asked: Search, isLoose = false): Promise<FoundRow[]> {
  const { question, filters, sort, kind, reader, searchables } = asked;
  const stems = await listStems(ctx.read, question.words.filter(isSpelled));
  const query: FindQuery = {
    reader,
    searchables,
    query: indexQuery(question, { stems, isLoose }),
    form: question.form,
    wholeWords: wholeWordsQuery(question),
    wanted: isLoose ? [] : scatteredWords(question),
    filters,
    sort,
    // Two texts of one thing are one result, and one more says that there are more.
    limitOf: (one) => 2 * (one === kind ? searchLimits.perKind : searchLimits.counted + 1),
  };
  return withTextIndex(ctx, (index) => listFound(ctx.read, query, index));
}

/** More words are not looked up, and no more questions are tried in place of one that finds nothing: twelve mistyped words cost what one does. */
const [mostMistyped, mostCorrections] = [4, 3];

/** The words of the company next to this one, the nearest first. */
async function correctionsOf(ctx: Context, word: string): Promise<string[]> {
  const allowed = word.length < 8 ? 1 : 2;
  const similar = await listSimilarWords(ctx.read, ctx.actor.tenantId, mistakeKeys(word));
  return similar
    .map((other) => ({ other, mistakes: mistakesBetween(word, other) }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= allowed)
    .toSorted((a, b) => a.mistakes - b.mistakes)
    .map(({ other }) => other);
}

/** The words that may be mistyped, those nobody in the company uses first. */
async function mistypedWords(ctx: Context, words: readonly string[]): Promise<string[]> {
  const long = words.filter(canBeMistyped);
  const known = await listKnownWords(ctx.read, ctx.actor.tenantId, long);
  return [...long.filter((word) => !known.has(word)), ...known].slice(0, mostMistyped);
}

/** The question that was meant by one that finds nothing; only what finds something the caller may see is ever proposed. */
async function findCorrected(ctx: Context, asked: Search): Promise<Found | undefined> {
  const { question } = asked;
  let tries = 0;
  for (const word of await mistypedWords(ctx, question.words)) {
    for (const other of await correctionsOf(ctx, word)) {
      if (++tries > mostCorrections) return undefined;
      const words = question.words.map((one) => (one === word ? other : one));
      const corrected = { words, form: question.form.replace(word, other) };
      const rows = await listMatches(ctx, { ...asked, question: corrected });
      if (rows.length > 0) return { rows, question: corrected, isCorrected: true, isLoose: false };
    }
  }
  return undefined;
}

/** Everything the caller may see that has all the words; else what they may have meant, else what has some of the words. */
export async function findAll(ctx: Context, searchables: readonly Searchable[], input: FindInput): Promise<Found> {
  const { question } = input;
  const none = { rows: [], question, isCorrected: false, isLoose: false };
  if (question.words.length === 0) return none;
  const [reader, open] = await Promise.all([findReader(ctx), openSearchables(ctx, searchables)]);
  const asked = { ...input, reader, searchables: open };
  const rows = await listMatches(ctx, asked);
  if (rows.length > 0) return { ...none, rows };
  const corrected = await findCorrected(ctx, asked);
  if (corrected) return corrected;
  if (question.words.length === 1) return none;
  return { ...none, rows: await listMatches(ctx, asked, true), isLoose: true };
}

export type { Found };
