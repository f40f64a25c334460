import { isOpen } from '@shuyuan/contract/live/live-status';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { findLive } from '../live.store.ts';
import type { Room } from './room.ts';
import { listNoLonger } from './still-holds.ts';

/** What the stored status is now; when it is no longer open, everybody is sent home. */
export async function broadcastStatus(room: Room): Promise<void> {
  const live = await findLive(room.ctx.read, room.tenantId, room.liveId);
  if (!live) return;
  room.broadcast({ t: 'live', status: live.status, startedTime: live.startedAt?.getTime() ?? null });
  if (isOpen(live.status)) await sendAway(room);
  else for (const { line } of room.seats) line.close(RoomClose.ended);
}

/** With the live it may have changed whom it is for, and who speaks or helps in it. */
async function sendAway(room: Room): Promise<void> {
  for (const { line, person } of await listNoLonger(room.ctx, room.seats)) {
    room.takeOffStage(person);
    line.close(RoomClose.refused);
  }
}
