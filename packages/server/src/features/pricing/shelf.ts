import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { Context, Reads, Tx } from '../../platform/context.ts';
import type { Offer } from './price-out.ts';
import type { Sellable } from './price.store.ts';

/** Something that may have a price, as somebody who might buy it meets it. */
export type Goods = {
  readonly id: string;
  readonly title: string;
  /** The account that is paid; null: nobody's to sell, unless the company itself is paid. */
  readonly accountId: string | null;
  readonly isCompanys: boolean;
  /** Shown, by an account that is there to be paid. */
  readonly isOnSale: boolean;
  readonly isOwn: boolean;
  /** Null: free. */
  readonly offer: Offer | null;
};

/** Something for sale with which others come. */
export type Wider = Sellable & { readonly title: string; readonly offer: Offer };

/** A kind of thing that may have a price. The feature it belongs to says who sees one and to whom it is open. */
export type Shelf = {
  readonly businessType: SellableType;
  /** Throws `request.not-found` for whatever the caller may not see. */
  readonly open: (ctx: Context, id: string) => Promise<Goods>;
  /** The same, held until it is sold: its price stays, and nobody takes it away meanwhile. */
  readonly hold: (tx: Tx, ctx: Context, id: string) => Promise<Goods>;
  /** How many have paid for it, alone or with something it comes with. Whatever takes it away asks this first. */
  readonly countBuyers: (read: Reads, id: string) => Promise<number>;
  /** Offers to the caller that open it too, the nearest first. */
  readonly wider?: (ctx: Context, id: string) => Promise<readonly Wider[]>;
  /** Further effects of the purchase, in its transaction. */
  readonly bought?: (ctx: Context, id: string) => Promise<void>;
  /** Further effects of a purchase that is taken back, in that transaction. */
  readonly takenBack?: (tx: Tx, memberId: string, id: string) => Promise<void>;
  /**
   * When those of these people who have opened it did so last: a seat is taken back only before. Left out: nobody can tell, and a
   * seat of this kind stays with its receiver.
   */
  readonly lastOpened?: (read: Reads, id: string, memberIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
  /** Whether things of this kind are shown at all where the caller belongs; left out: always. */
  readonly isShown?: (ctx: Context) => Promise<boolean>;
};
