import { type RawBuilder, sql } from 'kysely';
import { columnOf, type Reads } from '../../../platform/db.ts';
import type { EngineHit, TextEngine } from '../../../platform/text-engine/text-engine.ts';
import { type DocumentKey, keyOf } from './document-key.ts';
import { engineQuestion } from './engine-question.ts';
import type { CandidateQuery, KindPage, PageEnd, TextIndex } from './text-index.store.ts';

/** Candidates of a kind in one page, and all that are looked through where the reader may see few of them. */
const [fewest, most, mostCandidates] = [100, 1_000, 5_000];
/** More organisations are not named to the engine; the condition of the database sorts them out. */
const mostOrganizations = 1_000;

const sizeOf = ({ limit, from }: KindPage): number => {
  // Whoever may see few of the first page may see few of the next, too.
  const size = from ? most : Math.min(most, Math.max(fewest, 2 * limit));
  return Math.min(size, mostCandidates - (from?.seen ?? 0));
};

async function organizationsOf(read: Reads, { filters }: CandidateQuery): Promise<string[] | null> {
  const { organizationId } = filters;
  if (!organizationId) return null;
  const rows = await read
    .selectFrom('organization')
    .select('id')
    .where(sql<boolean>`path @> array[${organizationId}::text]`)
    .limit(mostOrganizations + 1)
    .execute();
  return rows.length > mostOrganizations ? null : rows.map(({ id }) => id);
}

/**
 * The rows of these keys, each found by its key alone: the fence keeps the conditions of the question, which have indexes of their
 * own, from being asked of all documents.
 */
const rowsOf = (keys: readonly DocumentKey[]): RawBuilder<unknown> => sql`(
  select stored.* from unnest(${columnOf(keys, 'source')}::text[], ${columnOf(keys, 'sourceId')}::text[],
      ${columnOf(keys, 'part')}::text[]) as candidate (source, source_id, part)
    cross join lateral (select * from search_document as own
      where (own.source, own.source_id, own.part) = (candidate.source, candidate.source_id, candidate.part)
      offset 0) as stored)`;

function endOf(hits: readonly EngineHit[], page: KindPage): PageEnd | null {
  const seen = (page.from?.seen ?? 0) + hits.length;
  const last = hits.at(-1);
  return last && hits.length === sizeOf(page) && seen < mostCandidates ? { after: last.sort, seen } : null;
}

/** The documents an engine finds. What it says of any is asked of the database again, so that it can only miss. */
export const engineIndexOf = (engine: Pick<TextEngine, 'search'>): TextIndex => ({
  list: async (read, asked, pages) => {
    const organizationIds = await organizationsOf(read, asked);
    const found = await engine.search(
      pages.map((page) => engineQuestion(asked, page, { size: sizeOf(page), organizationIds })),
    );
    const ends = new Map(
      pages.flatMap((page, at) => {
        const end = endOf(found[at] ?? [], page);
        return end ? [[page.kind, end] as const] : [];
      }),
    );
    // The key is the last thing they are sorted by.
    const keys = found.flat().flatMap(({ sort }) => keyOf(String(sort.at(-1))) ?? []);
    return { documents: keys.length === 0 ? null : rowsOf(keys), ends };
  },
});
