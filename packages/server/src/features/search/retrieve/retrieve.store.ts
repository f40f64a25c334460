import type { SearchKind, SearchSource } from '@shuyuan/contract/search/search-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { Terms } from '../../../platform/search-terms.ts';
import { postgresIndex } from '../engine/postgres-index.store.ts';
import type { TextIndex } from '../engine/text-index.store.ts';
import type { SearchReader } from '../search-reader.store.ts';
import type { Searchable } from '../searchable.ts';
import { isAsked, type TokenQuery, tsqueryOf } from '../token-query.ts';
import { beginningsOf, type Expected, gramsOf, termQuery } from './term-query.ts';

/** How many documents are expected to have these terms, and how many there are. */
export async function findExpected(
  read: Reads,
  terms: Terms,
): Promise<{ readonly expected: Expected; readonly documents: number }> {
  const words = [...new Set(terms.flatMap(gramsOf))];
  const beginnings = [...new Set(terms.flatMap(beginningsOf))];
  const rows = await read
    .selectFrom(
      sql<{
        word: string;
        expected: number;
      }>`expected_documents(${words}::text[], ${beginnings}::text[])`.as<'common'>(sql`common`),
    )
    .select(['common.word', 'common.expected'])
    .select(
      sql<number>`(select greatest(reltuples, 0)::float8 from pg_class where oid = 'search_document'::regclass)`.as(
        'documents',
      ),
    )
    .execute();
  return { expected: new Map(rows.map(({ word, expected }) => [word, expected])), documents: rows[0]?.documents ?? 0 };
}

export type CandidateRow = {
  readonly source: SearchSource;
  readonly sourceId: string;
  readonly part: string;
  readonly kind: SearchKind;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly publishedAt: Date;
  /** The terms its title and its text have, as the places of a number. */
  readonly titleHits: number;
  readonly textHits: number;
};

type CandidateQuery = {
  readonly reader: SearchReader;
  readonly searchables: readonly Searchable[];
  readonly terms: Terms;
  /** The terms the index is asked for. */
  readonly query: TokenQuery;
  readonly kinds: readonly SearchKind[];
};

/** More are not looked through, and of each kind no more are compared. */
const [mostMatching, ofEachKind] = [2_000, 80];

const hits = (vector: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(1 << (term.place - 1)::integer), 0)::integer from term where ${vector} @@ term.query)`;

type Visible = (reader: SearchReader) => RawBuilder<boolean>;

/** Documents the reader may see that may answer. Who may see what is part of the query, as in every search. */
export async function listCandidates(
  read: Reads,
  asked: CandidateQuery,
  index: TextIndex = postgresIndex,
): Promise<CandidateRow[]> {
  const { reader, kinds, query } = asked;
  if (kinds.length === 0 || !isAsked(query)) return [];
  // An engine answers by kinds: together as many are looked through as of a table.
  const limit = Math.ceil(mostMatching / kinds.length / 2);
  const { documents } = await index.list(
    read,
    { tenantId: reader.tenantId, query, isOfTitles: false, filters: {}, sort: 'newest', isBounded: true },
    kinds.map((kind) => ({ kind, limit, from: null })),
  );
  return documents ? listVisibleOf(read, asked, documents) : [];
}

async function listVisibleOf(
  read: Reads,
  asked: CandidateQuery,
  documents: RawBuilder<unknown>,
): Promise<CandidateRow[]> {
  const { reader, searchables, terms, query, kinds } = asked;
  // The keys of a table by kinds.
  const conditions = searchables.flatMap(({ isVisible }) => Object.entries(isVisible) as [SearchKind, Visible][]);
  const parts = conditions
    .filter(([kind]) => kinds.includes(kind))
    .map(
      ([kind, isVisible]) => sql`(select source, source_id, part from matching as document
        where document.kind = ${kind} and ${isVisible(reader)} limit ${ofEachKind})`,
    );
  if (parts.length === 0) return [];
  // The limit stands before the order: what is common is not read to its end.
  const matching = sql`(select * from (
      select document.source, document.source_id, document.part, document.kind, document.item_id, document.parent_id,
        document.section_key, document.is_inner, document.file_id, document.published_at
      from ${documents} as document
      where document.tenant_id = ${reader.tenantId} and document.search @@ ${tsqueryOf(query)}::tsquery
      limit ${mostMatching}) as found
    order by published_at desc, source_id)`;
  const queries = terms.map((term) => tsqueryOf(termQuery(term)));
  // A vector is taken out of its compressed form once, not for each term.
  const compared = sql`(select document.source, document.source_id, document.part, document.kind, document.item_id,
      document.parent_id, document.published_at, strip(document.title_search) as of_title, strip(document.search) as of_text
    from (${sql.join(parts, sql` union all `)}) as visible
      join search_document as document using (source, source_id, part))`;
  return read
    .with(
      (name) => name('matching').materialized(),
      // Its columns are named below, as those of the other two.
      () => matching as never,
    )
    .with(
      (name) => name('term').materialized(),
      () => sql`(select * from unnest(${queries}::tsquery[]) with ordinality as asked (query, place))` as never,
    )
    .with(
      (name) => name('compared').materialized(),
      () => compared as never,
    )
    .selectFrom(
      sql<CandidateRow>`(select source, source_id, part, kind, item_id, parent_id, published_at,
        ${hits(sql`compared.of_title`)} as title_hits, ${hits(sql`compared.of_text`)} as text_hits from compared)`.as<'candidate'>(
        sql`candidate`,
      ),
    )
    .selectAll()
    .execute();
}

type DocumentKey = Pick<CandidateRow, 'source' | 'sourceId' | 'part'>;

/** The parts that are read of these. */
export const listDocumentTexts = async (read: Reads, keys: readonly DocumentKey[]) =>
  keys.length === 0
    ? []
    : read
        .selectFrom('searchDocument as document')
        .leftJoin('question', (join) =>
          join
            .on('document.source', 'in', ['post', 'discussion'])
            .on(sql<boolean>`question.id = coalesce(document.parent_id, document.source_id)`),
        )
        .leftJoin('live', (join) => join.onRef('live.id', '=', 'document.sourceId').on('document.source', '=', 'live'))
        .select(['document.source', 'document.sourceId', 'document.part', 'document.kind', 'document.parentId'])
        .select(['document.sectionKey', 'document.isInner', 'document.text', 'document.seconds'])
        .select('document.pages')
        .select(['document.publishedAt', 'document.useCount'])
        .select(['live.supplier', 'question.kind as postKind'])
        .select(sql<string>`coalesce(nullif(document.title, ''), question.title, '')`.as('title'))
        .where(
          sql<boolean>`(document.source, document.source_id, document.part) in (
            select * from unnest(${keys.map(({ source }) => source)}::text[], ${keys.map(({ sourceId }) => sourceId)}::text[],
              ${keys.map(({ part }) => part)}::text[]))`,
        )
        .execute();
export type DocumentText = Awaited<ReturnType<typeof listDocumentTexts>>[number];
