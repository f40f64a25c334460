import type { listChats as wire } from '@shuyuan/contract/assistant/chat.wire';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { OutputOf, ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Context } from '../../../platform/context.ts';
import { giveUpLost, isLost } from '../chat/lost.ts';
import { messageOut } from '../chat/message-out.ts';
import { listMessages } from './messages.store.ts';
import { sessionOut } from './session-out.ts';
import { findSession } from './sessions.store.ts';

/** AI-32: the messages of a conversation of the caller. */
export async function listChats(ctx: Context, wanted: ParsedInputOf<typeof wire>): Promise<OutputOf<typeof wire>> {
  const session = await findSession(ctx.read, { id: wanted.sessionId, memberId: ctx.actor.id });
  demand(session, 'request.not-found');
  let page = await listMessages(ctx.read, wanted);
  if (page.items.some((row) => isLost(ctx, row))) {
    await giveUpLost(ctx);
    page = await listMessages(ctx.read, wanted);
  }
  return { items: page.items.map(messageOut), recordCount: page.recordCount, session: sessionOut(session) };
}
