import { demand } from '@shuyuan/contract/kernel/app-error';
import { findLive } from '../live.store.ts';
import { isOver } from './tell-status.ts';
import type { Seat } from './room.ts';
import { isSignedOut } from './signed-out.ts';
import { isRemoved } from './standing.store.ts';
import { stillHolds } from './still-holds.ts';
import { issueTicket } from './ticket.ts';

/** D-053: who is in gets another, while they still may be in. */
export async function renewTicket(seat: Seat): Promise<{ ticket: string }> {
  const { room, ticket } = seat;
  const live = await findLive(room.ctx.read, room.tenantId, room.liveId);
  demand(live && !isOver(live.status), 'live.ended');
  demand(!(await isRemoved(room.ctx.read, room.liveId, seat.person.key)), 'live.not-in-audience');
  demand(!(await isSignedOut(room.ctx, ticket)), 'auth.required');
  demand(await stillHolds(room.ctx, ticket), 'auth.forbidden');
  const { until: _until, ...who } = ticket;
  return { ticket: issueTicket(room.ctx, who).ticket };
}
