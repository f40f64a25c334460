import { type RawBuilder, sql } from 'kysely';
import { tsqueryOf } from '../token-query.ts';
import { type Bounds, type Looks, looksFor, usualBounds } from './bounds.ts';
import { findSample } from './sample.store.ts';
import type { CandidatePage, CandidateQuery, TextIndex } from './text-index.store.ts';
import { withMarks } from './with-marks.ts';

/** The table as it is: the conditions of the question choose among all documents, and one page is all there is. */
const everything: CandidatePage = { documents: sql`search_document`, ends: new Map() };

/** The columns a page of results asks of a document. */
const columns = sql.raw(
  `tenant_id source source_id part kind item_id parent_id section_key is_inner file_id use_count published_at title_form title_search`
    .split(' ')
    .map((column) => `document.${column}`)
    .join(', '),
);

/** Nothing reads more documents than so many, whatever was published at one moment. */
const mostOfAll = 20_000;

const none = sql`(select ${columns} from search_document as document where false)`;

/** The documents with one of the marks that have what is asked for, of each kind those that come first. */
function lookedAt(
  asked: CandidateQuery,
  { kinds, textMarks, titleMarks }: Looks,
  isOfTitle: boolean,
): RawBuilder<unknown> {
  const marks = isOfTitle ? titleMarks : textMarks;
  if (marks.length === 0) return none;
  const query = tsqueryOf(withMarks(asked.query, marks));
  const value =
    asked.sort === 'used'
      ? sql`document.use_count::float8`
      : sql`(extract(epoch from document.published_at) * 1000)::float8`;
  const conditions = [
    sql<boolean>`document.tenant_id = ${asked.tenantId}`,
    isOfTitle
      ? sql<boolean>`document.title_search @@ ${query}::tsquery`
      : sql<boolean>`document.search @@ ${query}::tsquery`,
    sql<boolean>`coalesce(${value} < look.text_before, true)`,
    sql<boolean>`(look.title_before is null or ${value} < look.title_before
      or not document.title_search @@ ${tsqueryOf(asked.query)}::tsquery)`,
    ...(asked.conditions ?? []),
  ];
  return sql`(select ${columns} from (
    select document.*, row_number() over (partition by document.kind
      order by document.title_form = ${asked.form ?? ''} desc, ${value} desc) as place
    from (select ${columns}, look.most from search_document as document
        join unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ most }) => most)}::integer[],
          ${kinds.map(({ textBefore }) => textBefore)}::float8[], ${kinds.map(({ titleBefore }) => titleBefore)}::float8[])
          as look (kind, most, text_before, title_before) on look.kind = document.kind
      where ${sql.join(conditions, sql` and `)} limit ${mostOfAll}) as document) as document
    where document.place <= document.most)`;
}

const documentsOf = (asked: CandidateQuery, looks: Looks): RawBuilder<unknown> => sql`(
  select distinct on (source, source_id, part) * from (
    select * from ${lookedAt(asked, looks, true)} as titles union all select * from ${lookedAt(asked, looks, false)} as texts) as looked)`;

/**
 * The indexes of the table itself. Of what stands in few documents all are looked through; of what stands in very many those that come
 * first, which the marks of the documents choose, page by page as long as the reader may see too few of them.
 */
export const postgresIndexWith = (bounds: Bounds): TextIndex => ({
  list: async (read, asked, pages) => {
    if (asked.isBounded) return everything;
    const sample = await findSample(read, asked);
    const isFirst = pages.every(({ from }) => !from);
    if (isFirst && sample.rows.length * sample.share <= bounds.exactUpTo) return everything;
    const looks = looksFor({ asked, sample, bounds }, pages);
    return { documents: documentsOf(asked, looks), isCompared: true, ends: looks.ends };
  },
});

export const postgresIndex: TextIndex = postgresIndexWith(usualBounds);
