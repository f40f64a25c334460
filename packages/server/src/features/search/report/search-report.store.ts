import { searchLogLimits as limits } from '@shuyuan/contract/search/search-limits';
import type { SearchedView } from '@shuyuan/contract/search/report/searched-views';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../platform/count-rows.ts';
import type { Reads } from '../../../platform/db.ts';
import type { SearchReader } from '../search-reader.store.ts';
import type { Searchable } from '../searchable.ts';

export type SearchedQuery = {
  readonly tenantId: string;
  readonly from: Date;
  /** The first instant after the period. */
  readonly to: Date;
  readonly organizationId: string | undefined;
};
type Page = { readonly limit: number; readonly offset: number };

const searches = ({ tenantId, from, to, organizationId }: SearchedQuery): RawBuilder<boolean> =>
  allOf([
    sql<boolean>`log.tenant_id = ${tenantId} and log.at >= ${from} and log.at < ${to}`,
    ...(organizationId === undefined
      ? []
      : [
          sql<boolean>`log.organization_id in (select id from organization where path @> array[${organizationId}::text])`,
        ]),
  ]);

/** Of several people; an anonymous text is one of several already. */
const isCommon = sql<boolean>`(count(distinct log.member_id) >= ${limits.fewestPeople} or bool_or(log.member_id is null))`;

const views: Record<SearchedView, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  none: sql<boolean>`none_count > 0`,
  unopened: sql<boolean>`search_count > none_count + clicked_count`,
};
const orders: Record<SearchedView, RawBuilder<unknown>> = {
  all: sql`search_count desc, words`,
  none: sql`none_count desc, words`,
  unopened: sql`search_count - none_count - clicked_count desc, words`,
};

const sums = sql`count(*)::integer as search_count,
  (count(*) filter (where log.outcome <> 'found'))::integer as none_count,
  count(log.clicked_rank)::integer as clicked_count,
  round(avg(log.clicked_rank), 1)::double precision as mean_rank`;

type Sums = {
  readonly searchCount: number;
  readonly noneCount: number;
  readonly clickedCount: number;
  readonly meanRank: number | null;
};
export type SearchedRow = Sums & { readonly words: string };

const common = (query: SearchedQuery) => sql`(
  select mode() within group (order by log.words) as words, ${sums}
  from search_log log where ${searches(query)} and log.form is not null group by log.form having ${isCommon})`;

/** Texts several people searched, the most frequent first. */
export async function listSearchedRows(
  read: Reads,
  query: SearchedQuery & { readonly view: SearchedView },
  { limit, offset }: Page,
): Promise<SearchedRow[]> {
  return read
    .selectFrom(sql<SearchedRow>`${common(query)}`.as<'searched'>(sql`searched`))
    .selectAll()
    .where(views[query.view])
    .orderBy(orders[query.view])
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The sums of all searches, how many of them are for something that is shown, and how many texts there are of the view. */
export async function sumSearched(read: Reads, query: SearchedQuery & { readonly view: SearchedView }) {
  const all = read
    .selectFrom(sql<Sums>`(select ${sums} from search_log log where ${searches(query)})`.as<'total'>(sql`total`))
    .selectAll()
    .executeTakeFirstOrThrow();
  const shown = read
    .selectFrom(sql<SearchedRow>`${common(query)}`.as<'searched'>(sql`searched`))
    .select(sql<number>`(count(*) filter (where ${views[query.view]}))::integer`.as('recordCount'))
    .select(sql<number>`coalesce(sum(search_count), 0)::integer`.as('shownCount'))
    .executeTakeFirstOrThrow();
  const [totals, { recordCount, shownCount }] = await Promise.all([all, shown]);
  return { recordCount, totals: { ...totals, rareCount: totals.searchCount - shownCount } };
}

export type ClickedRow = {
  readonly kind: SearchKind;
  readonly id: string;
  readonly sourceId: string;
  readonly parentId: string | null;
  readonly sectionKey: string | null;
  readonly title: string;
  readonly clickCount: number;
  readonly meanRank: number;
};

type ClickedQuery = SearchedQuery & { readonly reader: SearchReader; readonly searchables: readonly Searchable[] };

/** Opened by several people. What the reader may not see is no row, as in a search. */
function clicked({ reader, searchables, ...query }: ClickedQuery): RawBuilder<unknown> {
  const parts = searchables.flatMap(({ source, isVisible }) =>
    Object.entries(isVisible).map(
      ([kind, condition]) => sql`(
        select distinct on (opened.kind, opened.item_id) opened.kind, opened.item_id as id, document.source_id,
          document.parent_id, document.section_key, document.title, opened.click_count, opened.mean_rank
        from opened join search_document document on document.source = ${source}
          and document.source_id = opened.source_id and document.kind = opened.kind and document.item_id = opened.item_id
        where opened.kind = ${kind} and document.tenant_id = ${reader.tenantId} and ${condition(reader)}
        order by opened.kind, opened.item_id, document.part)`,
    ),
  );
  return sql`(with opened as materialized (
    select click.kind, click.item_id, click.source_id, count(*)::integer as click_count,
      round(avg(click.rank), 1)::double precision as mean_rank
    from search_log log join search_click click on click.search_id = log.id
    where ${searches(query)} and log.member_id is not null
    group by click.kind, click.item_id, click.source_id
    having count(distinct log.member_id) >= ${limits.fewestPeople})
  select * from (${sql.join(parts, sql` union all `)}) visible)`;
}

/** The results several people opened, most often first. */
export async function listClickedRows(read: Reads, query: ClickedQuery, { limit, offset }: Page) {
  const rows = await read
    .selectFrom(sql<ClickedRow>`${clicked(query)}`.as<'clicked'>(sql`clicked`))
    .selectAll()
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy(sql`click_count desc, title, id`)
    .limit(limit)
    .offset(offset)
    .execute();
  return { recordCount: rows[0]?.total ?? 0, rows };
}

export async function findOrganizationName(read: Reads, id: string): Promise<string | undefined> {
  const row = await read.selectFrom('organization').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}
