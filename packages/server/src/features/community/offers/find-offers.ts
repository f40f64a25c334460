import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { Context } from '../../../platform/context.ts';
import { type Keys, listKeys, listPrices, type Offer, toPriceOut } from '../../pricing/index.ts';
import { isModerator } from '../questions/questions.policy.ts';
import { listColumnsHolding, listOwnAccounts } from './offers.store.ts';

/** Something that may have a price, and whose it is. */
export type Thing = { readonly id: string; readonly accountId: string | null; readonly authorId?: string };

/** D-122: a post is opened by whatever opens it, and by whatever opens a column it stands in. */
async function keysOf(ctx: Context, businessType: SellableType, ids: readonly string[]): Promise<Keys> {
  const asked = { memberId: ctx.actor.id, at: new Date(ctx.now()) };
  const own = await listKeys(ctx.read, { ...asked, businessType, ids });
  if (businessType === 'column') return own;
  const holding = await listColumnsHolding(
    ctx.read,
    ids.filter((id) => !own.bought.has(id)),
  );
  const columnIds = [...new Set(holding.map(({ columnId }) => columnId))];
  const ofColumns = await listKeys(ctx.read, { ...asked, businessType: 'column', ids: columnIds });
  const within = (columns: ReadonlySet<string>) =>
    holding.flatMap(({ questionId, columnId }) => (columns.has(columnId) ? questionId : []));
  return {
    bought: new Set([...own.bought, ...within(ofColumns.bought)]),
    byCard: new Set([...own.byCard, ...within(ofColumns.byCard)]),
  };
}

/**
 * What those of these that are not free cost, and whether they are open to the caller: its author, the people of its
 * account, who keeps order, who bought it and who holds a card for it (D-122).
 */
export async function findOffers(
  ctx: Context,
  businessType: SellableType,
  things: readonly Thing[],
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
  const isTheirs = ({ accountId, authorId }: Thing): boolean =>
    authorId === actor.id || (accountId !== null && accounts.has(accountId)) || isModerator(actor);
  const { bought, byCard } = await keysOf(ctx, businessType, [...prices.keys()]);
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
export const isOpenTo = async (ctx: Context, businessType: SellableType, thing: Thing): Promise<boolean> =>
  (await findOffers(ctx, businessType, [thing])).get(thing.id)?.isOpen ?? true;
