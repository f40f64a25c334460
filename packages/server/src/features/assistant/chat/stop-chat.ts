import type { Context } from '../../../platform/context.ts';
import { stopAnswer } from './chat.store.ts';
import { broadcastStopped } from './stop-news.ts';

/** AI-22, D-153: ends an answer of the caller, wherever it is made; what there is of it stays. */
export async function stopChat(ctx: Context, { streamId }: { streamId: string }): Promise<{ streamId: string }> {
  const isStopped = await ctx.inTransaction((tx) => stopAnswer(tx, { streamId, memberId: ctx.actor.id }));
  if (isStopped) broadcastStopped(ctx.bus, streamId);
  return { streamId };
}
