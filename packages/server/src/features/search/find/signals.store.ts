import { groupOfPosition } from '@shuyuan/contract/recommend/next-pairs';
import { recommendLimits } from '@shuyuan/contract/recommend/recommend-limits';
import { collectedMost, type SearchSignals } from '@shuyuan/contract/search/search-weights';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type Item = { readonly kind: string; readonly itemId: string; readonly sourceId: string };
type SignalRow = SearchSignals & Pick<Item, 'kind' | 'itemId'>;
type SignalQuery = { readonly tenantId: string; readonly memberId: string; readonly items: readonly Item[] };

/** The traces people left on things that were found: counts that are kept already, and favourites as far as they count. */
export async function listSignals(read: Reads, { tenantId, memberId, items }: SignalQuery): Promise<SignalRow[]> {
  if (items.length === 0) return [];
  const columnOf = (key: keyof Item) => items.map((item) => item[key]);
  return read
    .selectFrom(
      sql<SignalRow>`(
    select item.kind, item.item_id,
      coalesce((select max(next.people) from recommend_next next
        where next.tenant_id = ${tenantId} and next.from_key = '' and next.to_kind = item.kind and next.to_id = item.item_id
          and next.people >= ${recommendLimits.fewestPeople}
          and next.group_key = any (array(
            select ${groupOfPosition('')} || position from unnest(member_positions(${memberId})) position))),
        0)::integer as position_people,
      coalesce(course.score_sum, live.score_sum, library_item.score_sum, 0)::integer as score_sum,
      coalesce(course.score_count, live.score_count, library_item.score_count, 0)::integer as score_count,
      (select count(*) from (select from collection
        where tenant_id = ${tenantId} and business_id = item.source_id limit ${collectedMost}) kept)::integer as collect_count
    from unnest(${columnOf('kind')}::text[], ${columnOf('itemId')}::text[], ${columnOf('sourceId')}::text[])
        as item (kind, item_id, source_id)
      left join course on item.kind = 'course' and course.id = item.source_id
      left join live on item.kind in ('live', 'replay') and live.id = item.source_id
      left join library_item on item.kind = 'libraryItem' and library_item.id = item.source_id)`.as<'signals'>(
        sql`signals`,
      ),
    )
    .selectAll()
    .execute();
}
