import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { tsqueryOf } from '../token-query.ts';
import { sampleMark, shares } from './document-marks.ts';
import type { CandidateQuery } from './text-index.store.ts';
import { withMarks } from './with-marks.ts';

/** Documents of a sample that have what is asked for, and for how many each of them stands. */
export type Sample = { readonly share: number; readonly rows: readonly SampleRow[] };
export type SampleRow = {
  readonly kind: SearchKind;
  readonly publishedAt: Date;
  readonly useCount: number;
  readonly isInTitle: boolean;
};

/** So many say enough; the next larger sample is asked where one has fewer. */
const enough = 24;

const [few, more, most] = shares;

/** How many documents have what is asked for, of which kinds, and how old they are. */
export async function findSample(
  read: Reads,
  { tenantId, query, isOfTitles, conditions = [] }: CandidateQuery,
): Promise<Sample> {
  const inTitle = isOfTitles ? sql`true` : sql`document.title_search @@ ${tsqueryOf(query)}::tsquery`;
  const sampled = (share: number, condition?: RawBuilder<boolean>) => {
    const asked = tsqueryOf(withMarks(query, [sampleMark(tenantId, share)]));
    const all = [
      sql<boolean>`document.tenant_id = ${tenantId}`,
      isOfTitles
        ? sql<boolean>`document.title_search @@ ${asked}::tsquery`
        : sql<boolean>`document.search @@ ${asked}::tsquery`,
      ...conditions,
      ...(condition ? [condition] : []),
    ];
    // Its columns are named below.
    return sql`(select ${sql.lit(share)} as share, document.kind, document.published_at, document.use_count,
      ${inTitle} as is_in_title from search_document as document where ${sql.join(all, sql` and `)})` as never;
  };
  const rows = await read
    .with(
      (name) => name('few').materialized(),
      () => sampled(few),
    )
    .with(
      (name) => name('more').materialized(),
      () => sampled(more, sql<boolean>`(select count(*) from few) < ${enough}`),
    )
    .with(
      (name) => name('most').materialized(),
      () =>
        sampled(most, sql<boolean>`(select count(*) from few) < ${enough} and (select count(*) from more) < ${enough}`),
    )
    .selectFrom(
      sql<
        SampleRow & { readonly share: number }
      >`(select * from few union all select * from more union all select * from most)`.as<'sample'>(sql`sample`),
    )
    .selectAll()
    .execute();
  const share = Math.min(few, ...rows.map((row) => row.share));
  return { share, rows: rows.filter((row) => row.share === share) };
}
