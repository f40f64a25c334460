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

/** The cards of a price that still open something, as they are called now. */
const boundCards = sql<BoundCard[]>`(
  select coalesce(json_agg(json_build_object('id', card.id, 'cardName', card.name) order by bound.position), '[]')
  from price_card as bound join vip_card as card on card.id = bound.card_id and card.is_active
  where bound.business_type = price.business_type and bound.business_id = price.business_id)`;

/** Those of the ids that are not free, with what they cost. */
export async function listPrices(read: Reads, { businessType, ids }: Some): Promise<ReadonlyMap<string, PriceSetting>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('price')
    .select(['businessId', 'payType', 'isLadder', 'coin', 'discountCoin', 'ranges', boundCards.as('cards')])
    .where('businessType', '=', businessType)
    .where('businessId', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  const settings = rows.map(({ businessId, payType, isLadder, coin, discountCoin, ranges, cards }) => {
    const price: PriceSetting = {
      ...freePrice,
      isPay: true,
      payType,
      isLadderPrice: isLadder,
      coin: coin === null ? null : amount(coin),
      discountCoin: discountCoin === null ? null : amount(discountCoin),
      // Only `putPrice` writes them.
      payConfig: (ranges as unknown as KeptRange[]).map(readRange),
      cards,
    };
    return [businessId, price] as const;
  });
  return new Map(settings);
}

export const findPrice = async (read: Reads, { businessType, businessId }: Sellable): Promise<PriceSetting> =>
  (await listPrices(read, { businessType, ids: [businessId] })).get(businessId) ?? freePrice;

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
