import type * as wire from '@shuyuan/contract/assistant/chat.wire';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context } from '../../../platform/context.ts';
import { broadcastStopped } from '../chat/stop-news.ts';
import * as store from './sessions.store.ts';

type Id = { readonly id: string };

export async function renameSession(
  ctx: Context,
  { id, chatTitle }: ParsedInputOf<typeof wire.renameSession>,
): Promise<Id> {
  const own = { id, memberId: ctx.actor.id, title: chatTitle };
  const isRenamed = await ctx.inTransaction((tx) => store.renameSession(tx, own));
  demand(isRenamed, 'request.not-found');
  return { id };
}

/** D-158: nothing of it is left; an answer that is being made in it ends too. */
export async function removeSession(ctx: Context, { id }: Id): Promise<Id> {
  const running = await ctx.inTransaction(async (tx) => {
    const streamId = await store.findRunning(tx, id);
    demand(await store.deleteSession(tx, { id, memberId: ctx.actor.id }), 'request.not-found');
    return streamId;
  });
  if (running !== null) broadcastStopped(ctx.bus, running);
  return { id };
}
