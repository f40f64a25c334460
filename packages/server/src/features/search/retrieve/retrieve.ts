import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import type { Context } from '../../../platform/context.ts';
import { bestOf } from '../../../platform/search-rank.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { openSearchables } from '../find/open-searchables.ts';
import { findReader } from '../find/reader.store.ts';
import { withTextIndex } from '../engine/with-text-index.ts';
import type { Searchable } from '../searchable.ts';
import { type TokenQuery, tsqueryOf } from '../token-query.ts';
import { keyOfDocument, type Retrieved, retrievedOf } from './retrieved.ts';
import { type CandidateRow, findExpected, listCandidates, listDocumentTexts } from './retrieve.store.ts';
import { rareQuery, wideQuery } from './term-query.ts';

type RetrieveQuery = {
  readonly terms: Terms;
  readonly kinds: readonly SearchKind[];
  readonly limit: number;
};

/** So many documents are expected to be looked through for a question, and so many where that finds too little. */
const [usually, atMost] = [300, 2_000];
/** Fewer things than these may have missed the best one. */
const enough = 8;

/** An answer is read with the post it stands below, and a live with its replay. */
function thingOf({ kind, itemId, parentId }: CandidateRow): string {
  if (kind === 'answer' || kind === 'question' || kind === 'article') return `post ${parentId ?? itemId}`;
  return kind === 'replay' ? `live ${itemId}` : `${kind} ${itemId}`;
}

function thingsOf(rows: readonly CandidateRow[]) {
  return [...Map.groupBy(rows, thingOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      rows: own,
      titleHits: own.reduce((hits, row) => hits | row.titleHits, 0),
      textHits: own.reduce((hits, row) => hits | row.textHits, 0),
      publishedAt: first.publishedAt,
    };
  });
}

/**
 * The passages that may answer a question in whole sentences, out of the index everything is found with and under its conditions: nothing
 * the caller could not open, nor anything found by words they could not read.
 */
export async function retrieve(
  ctx: Context,
  searchables: readonly Searchable[],
  { terms, kinds, limit }: RetrieveQuery,
): Promise<readonly Retrieved[]> {
  const [reader, open, { expected, documents }] = await Promise.all([
    findReader(ctx),
    openSearchables(ctx, searchables),
    findExpected(ctx.read, terms),
  ]);
  const find = async (query: TokenQuery) => {
    const asked = { reader, searchables: open, terms, kinds, query };
    return thingsOf(await withTextIndex(ctx, (index) => listCandidates(ctx.read, asked, index)));
  };
  const rare = rareQuery(terms, expected, { most: usually, documents });
  const wide = wideQuery(terms, expected, atMost);
  const few = await find(rare);
  const things = few.length >= enough || tsqueryOf(wide) === tsqueryOf(rare) ? few : await find(wide);
  const best = bestOf(things, { terms, limit, now: ctx.now() });
  const rows = await listDocumentTexts(
    ctx.read,
    best.flatMap((thing) => thing.rows),
  );
  const texts = new Map(rows.map((row) => [keyOfDocument(row), row]));
  return best.flatMap((thing) => {
    const found = thing.rows.flatMap((row) => texts.get(keyOfDocument(row)) ?? []);
    return retrievedOf(found, terms);
  });
}
