import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findStreamed } from '../sessions/messages.store.ts';
import { giveUpLost, isLost } from './lost.ts';
import { type MessageOut, messageOut } from './message-out.ts';

/** AI-28, D-153: what a stream of the caller has said so far, whichever process makes it. */
export async function readStreamed(ctx: Context, { streamId }: { streamId: string }): Promise<MessageOut> {
  const own = { streamId, memberId: ctx.actor.id };
  const row = await findStreamed(ctx.read, own);
  demand(row, 'request.not-found');
  if (!isLost(ctx, row)) return messageOut(row);
  await giveUpLost(ctx);
  return messageOut((await findStreamed(ctx.read, own)) ?? row);
}
