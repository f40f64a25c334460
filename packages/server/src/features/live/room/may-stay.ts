import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { isOpen } from '@shuyuan/contract/live/live-status';
import type { SystemContext } from '../../../platform/context.ts';
import { findLiveStatus } from '../live.store.ts';
import { isSignedOut } from './signed-out.ts';
import { isRemoved } from './participant.store.ts';
import { stillHolds } from './still-holds.ts';
import type { Ticket } from './ticket.ts';

/** Null, or why whoever holds a ticket has nothing to look for in its room any more. `ctx` sees the tenant of the live. */
export async function refusalOf(
  ctx: Pick<SystemContext, 'read' | 'now'>,
  ticket: Ticket,
): Promise<Extract<ErrorCode, 'live.ended' | 'live.not-in-audience' | 'auth.required' | 'auth.forbidden'> | null> {
  const status = await findLiveStatus(ctx.read, ticket.liveId);
  if (status === undefined || !isOpen(status)) return 'live.ended';
  if (await isRemoved(ctx.read, ticket.liveId, ticket.key)) return 'live.not-in-audience';
  if (await isSignedOut(ctx, ticket)) return 'auth.required';
  if (await stillHolds(ctx, ticket)) return null;
  return ticket.identity === LiveIdentity.attendee ? 'live.not-in-audience' : 'auth.forbidden';
}
