import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { Context, Tx } from '../../../platform/context.ts';
import { sumPaid } from '../entitlement.store.ts';
import type { Offer } from '../price-out.ts';
import type { Goods, Shelf } from '../shelf.ts';

/** A kind of thing the company sells, as the feature it belongs to knows it. */
type CompanyKind<Thing> = {
  readonly businessType: SellableType;
  /** Throws what its page throws for whoever may not see it; managers also meet it while it is not published. */
  readonly find: (ctx: Context, id: string) => Promise<Thing>;
  readonly lock: (tx: Tx, ctx: Context, id: string) => Promise<unknown>;
  readonly isOnSale: (thing: Thing) => boolean;
  readonly isManaged: (ctx: Context, thing: Thing) => boolean;
  readonly findOffers: (ctx: Context, things: readonly Thing[]) => Promise<ReadonlyMap<string, Offer>>;
} & Pick<Shelf, 'lastOpened'>;

/** D-121: things the company is paid for, sold to the people they are for. */
export function companyShelf<Thing extends { readonly id: string; readonly title: string }>(
  kind: CompanyKind<Thing>,
): Shelf {
  const { businessType } = kind;
  async function open(ctx: Context, id: string): Promise<Goods> {
    const thing = await kind.find(ctx, id);
    const offers = await kind.findOffers(ctx, [thing]);
    return {
      id,
      title: thing.title,
      accountId: null,
      isCompanys: true,
      isOnSale: kind.isOnSale(thing),
      isOwn: kind.isManaged(ctx, thing),
      offer: offers.get(id) ?? null,
    };
  }
  return {
    businessType,
    open,
    hold: async (tx, ctx, id) => {
      await kind.lock(tx, ctx, id);
      return open({ ...ctx, read: tx }, id);
    },
    countBuyers: async (read, businessId) => (await sumPaid(read, { businessType, businessId })).buyerNum,
    ...(kind.lastOpened && { lastOpened: kind.lastOpened }),
  };
}
