import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { Context } from '../../../platform/context.ts';
import { listKeys } from '../entitlement.store.ts';
import { isSelling } from '../is-selling.ts';
import { type Offer, toPriceOut } from '../price-out.ts';
import { listPrices } from '../price.store.ts';

type CompanyThings<Thing> = {
  readonly businessType: SellableType;
  readonly things: readonly Thing[];
  /** Whoever makes or keeps a thing pays nothing. */
  readonly isManaged: (thing: Thing) => boolean;
  /** Those of the ids that something demands of the caller, who then pays nothing. */
  readonly listDemanded: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

/**
 * D-122: what those of some things of the company that are not free cost, and whether they are open to the caller: managers,
 * buyers, holders of a card, and people of whom one is demanded. D-124: without the community nothing is sold.
 */
export async function findCompanyOffers<Thing extends { readonly id: string }>(
  ctx: Context,
  { businessType, things, isManaged, listDemanded }: CompanyThings<Thing>,
): Promise<ReadonlyMap<string, Offer>> {
  const { read, actor } = ctx;
  const prices = await listPrices(read, { businessType, ids: things.map(({ id }) => id) });
  if (prices.size === 0 || !(await isSelling(ctx))) return new Map();
  const ids = [...prices.keys()];
  const { bought, byCard } = await listKeys(read, { memberId: actor.id, at: new Date(ctx.now()), businessType, ids });
  const demanded = await listDemanded(ids);
  return new Map(
    things.flatMap((thing) => {
      const price = prices.get(thing.id);
      if (!price) return [];
      const isBought = bought.has(thing.id);
      const isOpen = isBought || byCard.has(thing.id) || demanded.has(thing.id) || isManaged(thing);
      return [[thing.id, { price: toPriceOut(price), isOpen, isBought }] as const];
    }),
  );
}
