import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveMode, RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { entryOut } from '@shuyuan/contract/live/room.wire';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { z } from 'zod';
import type { ContextOf } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { iceServers } from '../stage/ice-servers.ts';
import { findDoor } from './entry.store.ts';
import { isRemoved } from './standing.store.ts';
import { issueTicket, type Ticket } from './ticket.ts';

export type Entry = z.output<typeof entryOut>;
type Who = Pick<Ticket, 'key' | 'name' | 'headPortrait' | 'identity' | 'sessionKey'>;

/** One comes early, or while it is on. */
export function demandRoom(live: LiveRow): void {
  demand(!isExternal(live.supplier), 'request.not-found');
  demand(live.status !== LiveStatus.ended, 'live.ended');
  demand(live.status !== LiveStatus.cancelled, 'live.cancelled');
  demand(live.requestStatus === RequestStatus.ready, 'live.not-ready');
  demand(live.status !== LiveStatus.unpublished, 'live.wrong-state', { status: live.status });
}

/** D-053: a ticket, and what the door shows. Who may come in as whom was decided before; who was sent out may not. */
export async function giveEntry(ctx: ContextOf<unknown>, live: LiveRow, who: Who): Promise<Entry> {
  demandRoom(live);
  demand(!(await isRemoved(ctx.read, live.id, who.key)), 'live.not-in-audience');
  const door = await findDoor(ctx.read, live.id);
  const { STAGE_ENGINE, ...turn } = ctx.outside.stage;
  return {
    ...issueTicket(ctx, { tenantId: live.tenantId, liveId: live.id, ...who }),
    identity: who.identity,
    live: {
      id: live.id,
      subject: live.subject,
      status: live.status,
      liveMode: live.liveMode ?? LiveMode.video,
      startTime: live.startTime.getTime(),
      lecturerDesc: live.lecturerDescription,
      desc: live.description,
      ...door,
      canEnd: who.identity === LiveIdentity.organizer,
    },
    iceServers: iceServers(turn, { now: ctx.now(), who: who.key }),
    stage: { engine: STAGE_ENGINE, offers: STAGE_ENGINE === 'janus' ? 'server' : 'client' },
  };
}
