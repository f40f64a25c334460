import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { soldThing } from '../sold-things.store.ts';

export async function countPurchases(read: Reads, memberId: string): Promise<number> {
  const { total } = await read
    .selectFrom('entitlement')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type PurchaseRow = {
  readonly businessId: string;
  readonly businessType: SellableType;
  readonly paid: bigint;
  readonly createdAt: Date;
  /** Whoever bought it for them among seats. */
  readonly giverName: string | null;
  readonly title: string;
  readonly isThere: boolean;
};

/** The newest first; what is not shown any more is called as it was when it was bought. */
export function listPurchases(read: Reads, memberId: string, paging: Paging): Promise<PurchaseRow[]> {
  const thing = soldThing({ businessType: sql`bought.business_type`, businessId: sql`bought.business_id` });
  const rows = sql<PurchaseRow>`(
    select bought.business_id, bought.business_type, bought.paid, bought.created_at, giver.full_name as giver_name,
      case when thing.is_there then thing.title else bought.title end as title, coalesce(thing.is_there, false) as is_there
    from (
      select * from entitlement where member_id = ${memberId}
      order by created_at desc, business_id limit ${paging.pageSize} offset ${offsetOf(paging)}
    ) bought left join lateral ${thing} thing on true
      left join seat_order on seat_order.id = bought.seat_order_id
      left join member giver on giver.id = seat_order.member_id)`;
  return read
    .selectFrom(rows.as<'bought'>(sql`bought`))
    .selectAll()
    .orderBy('bought.createdAt', 'desc')
    .orderBy('bought.businessId')
    .execute();
}
