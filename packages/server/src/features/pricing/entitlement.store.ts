import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { sql } from 'kysely';
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
  read
    .selectFrom('entitlement')
    .where('businessType', '=', businessType)
    .where('businessId', '=', businessId)
    .where('paid', '>', 0n);

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
export async function listPaid(read: Reads, thing: Sellable & { readonly until: Date; readonly limit: number }) {
  const rows = await payers(read, thing)
    .select(['tradeId', 'memberId', 'paid'])
    .where('createdAt', '<=', thing.until)
    .orderBy('createdAt')
    .orderBy('memberId')
    .limit(thing.limit)
    .execute();
  // A paid entitlement has a trade; the table checks it.
  return rows.flatMap(({ tradeId, ...row }) => (tradeId === null ? [] : [{ ...row, tradeId }]));
}
