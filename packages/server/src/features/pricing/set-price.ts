import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { readBoundCards } from '@shuyuan/contract/pricing/bound-cards';
import type { priceIn } from '@shuyuan/contract/pricing/price-fields.wire';
import {
  maxPriceCoins,
  maxRanges,
  PayType,
  priceProblem,
  type PriceSetting,
  settledPrice,
} from '@shuyuan/contract/pricing/prices';
import type { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { countActiveCards, deletePrice, upsertPrice, type Sellable } from './price.store.ts';

export type PriceInput = z.output<typeof priceIn>;

/** A price as the rules know it. */
export function priceSettingOf({ isPay, isLadderPrice, vipCardConfiguration, ...wish }: PriceInput): PriceSetting {
  const cards = readBoundCards(vipCardConfiguration);
  demand(cards, 'request.invalid', { problems: [{ field: 'price.vipCardConfiguration', rule: 'invalid' }] });
  return settledPrice({ ...wish, isPay: isPay === 1, isLadderPrice: isLadderPrice === 1, cards });
}

/** An input that creates or changes something, with its price as the rules know it. */
export const withPrice = <Input extends { readonly price?: PriceInput | undefined }>({ price, ...input }: Input) => ({
  ...input,
  price: price && priceSettingOf(price),
});

/** The numbers the texts of these refusals name. */
const limitOf = (problem: string) => (problem === 'ladder-overflow' ? { max: maxRanges } : { max: maxPriceCoins });

/** PRICE-08 to 16 once more: a client is not believed. Nobody takes yuan for us in this release (D-119). */
function demandSound(price: PriceSetting): void {
  demand(!price.isPay || price.payType !== PayType.rmb, 'price.no-payment');
  const problem = priceProblem(price);
  if (problem !== null) throw new AppError(`price.${problem}`, limitOf(problem));
}

type Set = Sellable & { readonly tenantId: string; readonly price: PriceSetting; readonly at: Date };

/** D-114: in the transaction of what it is the price of, and while that is held: nobody buys at two prices at once. */
export async function setPrice(tx: Tx, { price, at, ...thing }: Set): Promise<void> {
  demandSound(price);
  if (!price.isPay) return deletePrice(tx, thing);
  const ids = price.cards.map(({ id }) => id);
  demand((await countActiveCards(tx, thing.tenantId, ids)) === ids.length, 'price.unknown-card');
  return upsertPrice(tx, { ...thing, price, at });
}
