import type { SearchKind, SearchSource } from '@shuyuan/contract/search/search-kinds';
import type { SearchSort } from '@shuyuan/contract/search/search-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { postgresIndex } from '../engine/postgres-index.store.ts';
import type { KindPage, SearchFilters, TextIndex } from '../engine/text-index.store.ts';
import type { SearchReader } from '../search-reader.store.ts';
import type { Searchable } from '../searchable.ts';
import { isAsked, type TokenQuery, tsqueryOf } from '../token-query.ts';

export type FindQuery = {
  readonly reader: SearchReader;
  readonly searchables: readonly Searchable[];
  /** The question for the index (`indexQuery`), and the whole question as titles are compared with it. */
  readonly query: TokenQuery;
  readonly form: string;
  /** Its spelled words as they are, without what begins like them. */
  readonly wholeWords?: string;
  /** Words the text must have as they are. */
  readonly wanted: readonly string[];
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  /** Of each kind. */
  readonly limitOf: (kind: SearchKind) => number;
  /** By the title alone. */
  readonly isOfTitles?: boolean;
};

export type FoundRow = {
  readonly source: SearchSource;
  readonly sourceId: string;
  readonly part: string;
  readonly kind: SearchKind;
  readonly itemId: string;
  readonly useCount: number;
  readonly publishedAt: Date;
  readonly isInTitle: boolean;
  readonly isExactTitle: boolean;
  readonly isTitleStart: boolean;
  readonly hasWholeWords: boolean;
};

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function filtered({ topicId, authorId, organizationId, fileKind, since }: SearchFilters): RawBuilder<boolean>[] {
  return [
    ...(topicId ? [sql<boolean>`${topicId} = any (document.topic_ids)`] : []),
    ...(authorId ? [sql<boolean>`document.author_id = ${authorId}`] : []),
    ...(organizationId
      ? [
          sql<boolean>`document.organization_id in (select id from organization where path @> array[${organizationId}::text])`,
        ]
      : []),
    ...(fileKind ? [sql<boolean>`document.file_kind = ${fileKind}`] : []),
    ...(since ? [sql<boolean>`document.published_at >= ${since}`] : []),
  ];
}

/** The conditions on a document beside its tokens. */
const furtherConditions = ({ wanted, filters }: FindQuery): RawBuilder<boolean>[] => [
  ...wanted.map((word) => sql<boolean>`document.form like ${`%${escaped(word)}%`}`),
  ...filtered(filters),
];

const orders: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`is_exact_title desc, is_in_title desc, published_at desc`,
  newest: sql`published_at desc`,
  used: sql`use_count desc, published_at desc`,
};

/** In the form its index has: the planner knows no other. */
const finds = (query: string, isOfTitles: boolean): RawBuilder<boolean> =>
  isOfTitles
    ? sql<boolean>`document.title_search @@ ${query}::tsquery`
    : sql<boolean>`document.search @@ ${query}::tsquery`;

type Candidates = { readonly documents: RawBuilder<unknown>; readonly isCompared: boolean };

/** Whatever answers the question, in the order in which it is looked through; nobody has been asked yet whether they may see it. */
function matching(asked: FindQuery, { documents, isCompared }: Candidates): RawBuilder<unknown> {
  const { reader, form, wholeWords = '', sort, isOfTitles = false } = asked;
  const query = tsqueryOf(asked.query);
  const conditions = [
    sql<boolean>`document.tenant_id = ${reader.tenantId}`,
    ...(isCompared ? [] : [finds(query, isOfTitles), ...furtherConditions(asked)]),
  ];
  return sql`(select document.source, document.source_id, document.part, document.kind, document.item_id,
      document.parent_id, document.section_key, document.is_inner, document.file_id, document.use_count, document.published_at,
      document.title_search @@ ${query}::tsquery as is_in_title, document.title_form = ${form} as is_exact_title,
      starts_with(document.title_form, ${form}) as is_title_start,
      document.title_search @@ ${wholeWords}::tsquery as has_whole_words
    from ${documents} as document
    where ${sql.join(conditions, sql` and `)}
    order by ${orders[sort]})`;
}

/** Of one kind as many as are wanted: rows are looked through in their order until so many may be seen. */
const visible = (kind: SearchKind, condition: RawBuilder<boolean>, limit: number) => sql`(
  select source, source_id, part, kind, item_id, use_count, published_at, is_in_title, is_exact_title, is_title_start,
    has_whole_words
  from matching as document where document.kind = ${kind} and ${condition} limit ${limit})`;

type Visible = (reader: SearchReader) => RawBuilder<boolean>;
type Conditions = ReadonlyMap<SearchKind, Visible>;

/** All that the reader may see of some documents. Who may see what is part of the query: nothing else ever leaves the database. */
async function listVisible(
  read: Reads,
  { asked, conditions }: { readonly asked: FindQuery; readonly conditions: Conditions },
  { pages, ...candidates }: Candidates & { readonly pages: readonly KindPage[] },
): Promise<FoundRow[]> {
  const parts = pages.flatMap(({ kind, limit }) => {
    const condition = conditions.get(kind)?.(asked.reader);
    return condition ? [visible(kind, condition, limit)] : [];
  });
  return read
    .with(
      (name) => name('matching').materialized(),
      // Its columns are named below.
      () => matching(asked, candidates) as never,
    )
    .selectFrom(sql<FoundRow>`(${sql.join(parts, sql` union all `)})`.as<'found'>(sql`found`))
    .selectAll()
    .execute();
}

const firstPages = ({ searchables, reader, filters, limitOf }: FindQuery): KindPage[] =>
  searchables.flatMap(({ isVisible, isOwnOnly }) =>
    // The keys of a table by kinds.
    (Object.keys(isVisible) as SearchKind[]).flatMap((kind) => {
      const [limit, authorId] = [limitOf(kind), isOwnOnly ? reader.memberId : filters.authorId];
      return limit > 0 ? [{ kind, limit, from: null, authorId }] : [];
    }),
  );

/** All that the reader may see of what an index finds, page by page until there is enough of each kind. */
export async function listFound(read: Reads, asked: FindQuery, index: TextIndex = postgresIndex): Promise<FoundRow[]> {
  // The keys of a table by kinds.
  const kinds = asked.searchables.flatMap(({ isVisible }) => Object.entries(isVisible) as [SearchKind, Visible][]);
  const conditions = new Map(kinds);
  let pages = firstPages(asked);
  if (!isAsked(asked.query)) return [];
  const { reader, query, filters, sort, form, isOfTitles = false } = asked;
  const further = { conditions: furtherConditions(asked), at: reader.at.getTime() };
  const candidates = { tenantId: reader.tenantId, query, isOfTitles, filters, sort, form, ...further };
  const rows: FoundRow[] = [];
  while (pages.length > 0) {
    const { documents, isCompared = false, ends } = await index.list(read, candidates, pages);
    const found = documents ? await listVisible(read, { asked, conditions }, { documents, isCompared, pages }) : [];
    rows.push(...found);
    pages = pages.flatMap(({ kind, limit, authorId }) => {
      const [from, left] = [ends.get(kind), limit - found.filter((row) => row.kind === kind).length];
      return from && left > 0 ? [{ kind, limit: left, from, authorId }] : [];
    });
  }
  return rows;
}

export type TextKey = Pick<FoundRow, 'source' | 'sourceId' | 'part'>;

/** The texts of what has been found, and so may be seen. */
export const listTexts = async (read: Reads, keys: readonly TextKey[]) =>
  keys.length === 0
    ? []
    : read
        .selectFrom('searchDocument as document')
        .leftJoin('member as author', 'author.id', 'document.authorId')
        .leftJoin('course', (join) =>
          join.onRef('course.id', '=', 'document.sourceId').on('document.kind', '=', 'section'),
        )
        .leftJoin('question', 'question.id', 'document.parentId')
        .select(['document.source', 'document.sourceId', 'document.part', 'document.itemId', 'document.kind'])
        .select(['document.parentId', 'document.sectionKey', 'document.title', 'document.text', 'document.seconds'])
        .select('document.pages')
        .select(['document.publishedAt', 'author.fullName as authorName'])
        .select(sql<string>`coalesce(course.title, question.title, '')`.as('context'))
        .where(
          sql<boolean>`(document.source, document.source_id, document.part) in (
            select * from unnest(${keys.map(({ source }) => source)}::text[], ${keys.map(({ sourceId }) => sourceId)}::text[],
              ${keys.map(({ part }) => part)}::text[]))`,
        )
        .execute();
export type TextRow = Awaited<ReturnType<typeof listTexts>>[number];
