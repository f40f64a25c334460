import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import type { Shelf } from '../index.ts';
import { listShownTypes } from '../offer/offer.ts';
import { countContents, listContents } from './card-contents.store.ts';
import { findCardFor } from './cards-held.store.ts';
import { isCard } from './cards.store.ts';

/** D-191: what it is good for, also of one that has ended, and how the caller stands to it. */
export async function readCard({ read, actor, now }: Context, { id }: { readonly id: string }) {
  const found = await findCardFor(read, { tenantId: actor.tenantId, memberId: actor.id, id });
  demand(found, 'request.not-found');
  const { fromAt, endAt, ...card } = found;
  if (fromAt === null) return { ...card, hold: null };
  const isValid = card.isActive && (endAt === null || endAt.getTime() > now());
  return { ...card, hold: { fromTime: fromAt.getTime(), endTime: endAt?.getTime() ?? null, isValid } };
}

/** D-191, D-142: where the community is closed nothing of it is to be seen; courses are. */
export const listCardContents =
  (shelves: readonly Shelf[]) =>
  async (ctx: Context, { id, ...paging }: Paging & { readonly id: string }) => {
    demand(await isCard(ctx.read, ctx.actor.tenantId, id), 'request.not-found');
    const query = { cardId: id, memberId: ctx.actor.id, types: await listShownTypes(shelves, ctx) };
    const [items, recordCount] = await Promise.all([
      listContents(ctx.read, query, paging),
      countContents(ctx.read, query),
    ]);
    return { items, recordCount };
  };
