import { demand } from '@shuyuan/contract/kernel/app-error';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import type { RoomEntry } from '@shuyuan/contract/live/room/room.wire';
import type { ContextOf } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { pushOf } from '../push/push-of.ts';
import { iceServers } from '../stage/ice-servers.ts';
import { demandRoom } from './demand-room.ts';
import { readDoor } from './read-door.ts';
import { isRemoved } from './participant.store.ts';
import { issueTicket, passcodeMark, type Ticket } from './ticket.ts';

type Who = Pick<Ticket, 'key' | 'name' | 'portrait' | 'identity' | 'via' | 'sessionKey'>;

/** D-053: a ticket, and what the door shows. Who may come in as whom was decided before; who was sent out may not. */
export async function giveEntry(ctx: ContextOf<unknown>, live: LiveRow, who: Who): Promise<RoomEntry> {
  demandRoom(live);
  demand(!(await isRemoved(ctx.read, live.id, who.key)), 'live.not-in-audience');
  const door = await readDoor(ctx, live.id);
  const mark = who.via === 'passcode' ? passcodeMark(live) : null;
  const { STAGE_ENGINE, ...turn } = ctx.external.stage;
  return {
    ...issueTicket(ctx, { tenantId: live.tenantId, liveId: live.id, passcodeMark: mark, ...who }),
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
    push: pushOf(ctx, live, who.identity),
    stage: { engine: STAGE_ENGINE, offers: STAGE_ENGINE === 'janus' ? 'server' : 'client' },
  };
}
