import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

/** Working people who collected an item and whom it is for. */
export async function listCollectors(read: Reads, itemId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('collection')
    .innerJoin('libraryItem as item', 'item.id', 'collection.businessId')
    .innerJoin('member', 'member.id', 'collection.memberId')
    .select('member.id')
    .where('collection.businessType', '=', BusinessType.knowledge)
    .where('collection.businessId', '=', itemId)
    .where('member.state', '=', 'active')
    .where(sql<boolean>`is_in_audience(item.audience, member.id, member_places(member.id), member.created_at)`)
    .orderBy('member.id')
    .execute();
  return rows.map(({ id }) => id);
}
