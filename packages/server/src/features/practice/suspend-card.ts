import { demand } from '@shuyuan/contract/kernel/app-error';
import { startOfTomorrow } from '@shuyuan/contract/practice/start-of-tomorrow';
import type { Context, Tx } from '../../platform/context.ts';
import { lockSchedule, updateCard } from './card.store.ts';
import type { DayInput } from './card-query-of.ts';

async function demandOwnCard(tx: Tx, ctx: Context, id: string): Promise<void> {
  demand(await lockSchedule(tx, { id, memberId: ctx.actor.id }), 'request.not-found');
}

/** Its schedule stays: taken up again, a card is due when it was. */
export async function suspendCard(
  ctx: Context,
  { id, isSuspended }: { readonly id: string; readonly isSuspended: boolean },
) {
  await ctx.inTransaction(async (tx) => {
    await demandOwnCard(tx, ctx, id);
    await updateCard(tx, id, { isSuspended });
  });
  return { id, isSuspended };
}

export async function buryCard(ctx: Context, { id, timeZone }: DayInput & { readonly id: string }) {
  const until = startOfTomorrow(timeZone, ctx.now());
  await ctx.inTransaction(async (tx) => {
    await demandOwnCard(tx, ctx, id);
    await updateCard(tx, id, { buriedUntil: new Date(until) });
  });
  return { id, until };
}
