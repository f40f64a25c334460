import { demand } from '@shuyuan/contract/kernel/app-error';
import type { SystemContext } from '../../../platform/context.ts';
import { isOver } from '../room/hear-news.ts';
import { findVoice } from '../room/standing.store.ts';
import type { Ticket } from '../room/ticket.ts';

/** A ticket is good for minutes; who was sent out meanwhile, and what is over, shows only in the database. */
export async function demandWatcher(ctx: SystemContext, { liveId, key }: Ticket): Promise<void> {
  const voice = await findVoice(ctx.read, liveId, key);
  demand(voice && !voice.isRemoved, 'live.not-in-audience');
  // The column is checked against the numbers of the contract.
  demand(!isOver(voice.status as Parameters<typeof isOver>[0]), 'live.ended');
}
