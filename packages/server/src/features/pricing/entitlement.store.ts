import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';
import type { Sellable } from './price.store.ts';

type PaidQuery = {
  readonly memberId: string;
  readonly at: Date;
  readonly businessType: SellableType;
  readonly ids: readonly string[];
};

/** Why something with a price is open to somebody: they bought it, or hold a card bound to it. */
export type Keys = { readonly bought: ReadonlySet<string>; readonly byCard: ReadonlySet<string> };

/** Those of the ids somebody has bought, and those a card they hold now opens. */
export async function listKeys(read: Reads, { memberId, at, businessType, ids }: PaidQuery): Promise<Keys> {
  if (ids.length === 0) return { bought: new Set(), byCard: new Set() };
  const among = sql<string>`any(${[...ids]}::text[])`;
  const byCard = read
    .selectFrom('priceCard as bound')
    .innerJoin('vipCard as card', 'card.id', 'bound.cardId')
    .innerJoin('vipCardMember as held', 'held.cardId', 'card.id')
    .select(['bound.businessId', sql<boolean>`false`.as('isBought')])
    .where('bound.businessType', '=', businessType)
    .where('bound.businessId', '=', among)
    .where('card.isActive', '=', true)
    .where('held.memberId', '=', memberId)
    .where((where) => where.or([where('held.endAt', 'is', null), where('held.endAt', '>', at)]));
  const rows = await read
    .selectFrom('entitlement')
    .select(['businessId', sql<boolean>`true`.as('isBought')])
    .where('businessType', '=', businessType)
    .where('businessId', '=', among)
    .where('memberId', '=', memberId)
    .unionAll(byCard)
    .execute();
  const idsOf = (wanted: boolean) =>
    new Set(rows.flatMap(({ businessId, isBought }) => (isBought === wanted ? businessId : [])));
  return { bought: idsOf(true), byCard: idsOf(false) };
}

type SaleRow = Sellable & {
  readonly memberId: string;
  readonly tradeId: string;
  readonly paid: bigint;
  readonly createdAt: Date;
};

/** D-115, D-137: everything that was paid and not paid back: by whoever has it, and for seats of others. */
export const sales = sql<SaleRow>`(
  select business_type, business_id, member_id, trade_id, paid, created_at from entitlement where paid > 0
  union all
  select business_type, business_id, member_id, trade_id, paid, created_at from seat_order
  where paid > 0 and ended_at is null)`.as<'sale'>('sale');

type NewEntitlement = Sellable & {
  readonly tenantId: string;
  readonly memberId: string;
  /** Null: nothing was to be paid. */
  readonly tradeId: string | null;
  readonly paid: bigint;
  readonly title: string;
  readonly createdAt: Date;
};

export async function insertEntitlement(tx: Tx, row: NewEntitlement): Promise<void> {
  await tx.insertInto('entitlement').values(row).execute();
}

export type EarlierKeepers = Sellable & {
  readonly tenantId: string;
  readonly title: string;
  readonly at: Date;
  /** A query of `member_id`: the people who began it while it was free. */
  readonly earlier: RawBuilder<unknown>;
};

/** D-123: they have it for nothing. */
export async function insertEarlierEntitlements(tx: Tx, keepers: EarlierKeepers): Promise<void> {
  const { businessType, businessId, tenantId, title, at, earlier } = keepers;
  await sql`insert into entitlement (tenant_id, business_type, business_id, member_id, paid, title, created_at)
    select distinct ${tenantId}, ${businessType}, ${businessId}, earlier.member_id, 0, ${title}, ${at}::timestamptz
    from (${earlier}) earlier
    on conflict do nothing`.execute(tx);
}

/**
 * D-109: a purchase that was taken back opens nothing any more. Answers what it had opened and for whom; undefined where
 * the trade was no purchase.
 */
export async function endEntitlement(tx: Tx, tradeId: string) {
  return tx
    .deleteFrom('entitlement')
    .where('tradeId', '=', tradeId)
    .returning(['businessType', 'businessId', 'memberId'])
    .executeTakeFirst();
}

const payers = (read: Reads, { businessType, businessId }: Sellable) =>
  read.selectFrom(sales).where('sale.businessType', '=', businessType).where('sale.businessId', '=', businessId);

/** D-137: how many have paid for it, how much together, and when the last of them did. */
export async function sumPaid(read: Reads, thing: Sellable) {
  const { total, paid, lastAt } = await payers(read, thing)
    .select([
      sql<bigint>`count(*)`.as('total'),
      sql<string>`coalesce(sum(paid), 0)::text`.as('paid'),
      sql<Date | null>`max(created_at)`.as('lastAt'),
    ])
    .executeTakeFirstOrThrow();
  return { buyerNum: Number(total), paid: BigInt(paid), lastAt };
}

/** Some of those who had paid by then, the earliest first. */
export const listPaid = (read: Reads, thing: Sellable & { readonly until: Date; readonly limit: number }) =>
  payers(read, thing)
    .select(['sale.tradeId', 'sale.memberId', 'sale.paid'])
    .where('sale.createdAt', '<=', thing.until)
    .orderBy('sale.createdAt')
    .orderBy('sale.tradeId')
    .limit(thing.limit)
    .execute();
