import { amount } from '@shuyuan/contract/kernel/amount';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { type BoundCard, freePrice, type PriceRange, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

/** Something that may have a price, as whoever owns it knows it. */
export type Sellable = { readonly businessType: SellableType; readonly businessId: string };
type Some = { readonly businessType: SellableType; readonly ids: readonly string[] };

/** Amounts are texts in it: JSON has no integers of 64 bits. */
type KeptRange = Omit<PriceRange, 'coin' | 'discountCoin'> & { readonly coin: string; readonly discountCoin: string };

const keepRange = ({ coin, discountCoin, ...range }: PriceRange): KeptRange => ({
  ...range,
  coin: String(coin),
  discountCoin: String(discountCoin),
});
const readRange = ({ coin, discountCoin, ...range }: KeptRange): PriceRange => ({
  ...range,
  coin: amount(BigInt(coin)),
  discountCoin: amount(BigInt(discountCoin)),
});

/** The cards of these that still open something, as they are called now. */
async function listCards(read: Reads, { businessType, ids }: Some): Promise<ReadonlyMap<string, BoundCard[]>> {
  const rows = await read
    .selectFrom('priceCard as bound')
    .innerJoin('vipCard as card', 'card.id', 'bound.cardId')
    .select(['bound.businessId', 'card.id', 'card.name as cardName'])
    .where('bound.businessType', '=', businessType)
    .where('bound.businessId', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('card.isActive', '=', true)
    .orderBy('bound.position')
    .execute();
  const byId = Map.groupBy(rows, ({ businessId }) => businessId);
  return new Map([...byId].map(([id, cards]) => [id, cards.map(({ businessId: _of, ...card }) => card)]));
}

/** Those of the ids that are not free, with what they cost. */
export async function listPrices(read: Reads, { businessType, ids }: Some): Promise<ReadonlyMap<string, PriceSetting>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('price')
    .select(['businessId', 'payType', 'isLadder', 'coin', 'discountCoin', 'ranges'])
    .where('businessType', '=', businessType)
    .where('businessId', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  if (rows.length === 0) return new Map();
  const cards = await listCards(read, { businessType, ids: rows.map(({ businessId }) => businessId) });
  const settings = rows.map(({ businessId, payType, isLadder, coin, discountCoin, ranges }) => {
    const price: PriceSetting = {
      ...freePrice,
      isPay: true,
      payType,
      isLadderPrice: isLadder,
      coin: coin === null ? null : amount(coin),
      discountCoin: discountCoin === null ? null : amount(discountCoin),
      // Only `putPrice` writes them.
      payConfig: (ranges as unknown as KeptRange[]).map(readRange),
      cards: cards.get(businessId) ?? [],
    };
    return [businessId, price] as const;
  });
  return new Map(settings);
}

export async function deletePrice(tx: Tx, { businessType, businessId }: Sellable): Promise<void> {
  await tx.deleteFrom('price').where('businessType', '=', businessType).where('businessId', '=', businessId).execute();
}

type Put = Sellable & { readonly tenantId: string; readonly price: PriceSetting; readonly at: Date };

/** In place of whatever it cost before. */
export async function upsertPrice(tx: Tx, { price, at, ...thing }: Put): Promise<void> {
  const { payType, isLadderPrice, coin, discountCoin, payConfig, cards } = price;
  await deletePrice(tx, thing);
  await tx
    .insertInto('price')
    .values({
      ...thing,
      payType,
      isLadder: isLadderPrice,
      coin,
      discountCoin,
      ranges: JSON.stringify(payConfig.map(keepRange)),
      updatedAt: at,
    })
    .execute();
  if (cards.length === 0) return;
  const bound = cards.map(({ id }, position) => ({ ...thing, cardId: id, position }));
  await tx.insertInto('priceCard').values(bound).execute();
}

/** How many of the ids are cards of the company that still open something. */
export async function countActiveCards(read: Reads, tenantId: string, ids: readonly string[]): Promise<number> {
  const { total } = await read
    .selectFrom('vipCard')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow();
  return Number(total);
}
