import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import * as store from './cards.store.ts';

/** As many as a choice shows; whoever looks for another types a part of its name. */
const mostOffered = 50;

type Search = { readonly search?: string | undefined };

/** D-120: for whoever sets a price. */
export const offerCards = async ({ read, actor }: Context, { search }: Search) => ({
  items: await store.listActiveCards(read, { tenantId: actor.tenantId, search }, mostOffered),
});

/** D-120: for whoever keeps them. */
export async function listCards(ctx: Context, { search, ...paging }: Paging & Search) {
  const { tenantId } = ctx.actor;
  const [items, recordCount] = await Promise.all([
    store.listCards(ctx.read, { tenantId, search, at: new Date(ctx.now()) }, paging),
    store.countCards(ctx.read, tenantId, search),
  ]);
  return { items, recordCount };
}
