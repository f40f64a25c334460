import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { Context } from '../../../platform/context.ts';
import { listPrices, type Offer, toPriceOut } from '../../pricing/index.ts';
import { isModerator } from '../questions/questions.policy.ts';
import { findKeys } from './find-keys.ts';
import { listOwnAccounts } from './offers.store.ts';

/** Something that may have a price, and whose it is. */
export type OfferSubject = { readonly id: string; readonly accountId: string | null; readonly authorId?: string };

/**
 * What those of these that are not free cost, and whether they are open to the caller: its author, the people of its
 * account, who keeps order, who bought it and who holds a card for it (D-122).
 */
export async function findOffers(
  ctx: Context,
  businessType: SellableType,
  things: readonly OfferSubject[],
): Promise<ReadonlyMap<string, Offer>> {
  const { actor, read } = ctx;
  const prices = await listPrices(read, { businessType, ids: things.map(({ id }) => id) });
  const priced = things.filter(({ id }) => prices.has(id));
  if (priced.length === 0) return new Map();
  const accounts = await listOwnAccounts(
    read,
    actor.id,
    priced.flatMap(({ accountId }) => accountId ?? []),
  );
  const isTheirs = ({ accountId, authorId }: OfferSubject): boolean =>
    authorId === actor.id || (accountId !== null && accounts.has(accountId)) || isModerator(actor);
  const { bought, byCard } = await findKeys(ctx, businessType, [...prices.keys()]);
  return new Map(
    priced.flatMap((thing) => {
      const price = prices.get(thing.id);
      if (!price) return [];
      const isBought = bought.has(thing.id);
      const isOpen = isBought || byCard.has(thing.id) || isTheirs(thing);
      return [[thing.id, { price: toPriceOut(price), isOpen, isBought }] as const];
    }),
  );
}

/** Whether somebody may use all of it: what has no price is open to whoever may see it. */
export const isOpenTo = async (ctx: Context, businessType: SellableType, thing: OfferSubject): Promise<boolean> =>
  (await findOffers(ctx, businessType, [thing])).get(thing.id)?.isOpen ?? true;
