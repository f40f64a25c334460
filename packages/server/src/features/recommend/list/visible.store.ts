import type { RecommendItem, RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { SearchReader } from '../../search/index.ts';
import type { Recommendable } from '../recommendable.ts';

/** A kind with the source of its cards and the conditions of its feature. */
export type OpenKind = { readonly kind: RecommendKind; readonly of: Recommendable };

/** Of a card of the kind named `document`: that the reader may see it, as the search asks it. */
export const isVisibleCard = ({ kind, of }: OpenKind, reader: SearchReader): RawBuilder<boolean> => {
  const isVisible = of.searchable.isVisible[kind];
  const isCard = sql<boolean>`document.source = ${of.searchable.source} and document.kind = ${kind}
    and document.part = '' and document.tenant_id = ${reader.tenantId}`;
  return isVisible ? sql<boolean>`${isCard} and ${isVisible(reader)}` : sql<boolean>`false`;
};

type VisibleQuery = {
  readonly reader: SearchReader;
  readonly kinds: readonly OpenKind[];
  readonly items: readonly RecommendItem[];
};
export type TitleRow = RecommendItem & { readonly title: string };

/** The titles of those the reader may see. */
export async function listTitles(read: Reads, { reader, kinds, items }: VisibleQuery): Promise<TitleRow[]> {
  if (items.length === 0 || kinds.length === 0) return [];
  const parts = kinds.map(
    (one) => sql`(select document.kind, document.source_id as id, document.title
      from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::text[]) asked (kind, id)
        join search_document document on document.source_id = asked.id
      where asked.kind = ${one.kind} and ${isVisibleCard(one, reader)})`,
  );
  return read
    .selectFrom(sql<TitleRow>`(${sql.join(parts, sql` union all `)})`.as<'visible'>(sql`visible`))
    .selectAll()
    .execute();
}
