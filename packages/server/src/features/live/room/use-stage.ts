import { demand } from '@shuyuan/contract/kernel/app-error';
import { speaks, type StageFeed } from '@shuyuan/contract/live/room/room-protocol';
import type { Seat } from './room.ts';
import type { OnStage } from './stage-service.ts';

const who = ({ room, person }: Seat): OnStage => ({ tenantId: room.tenantId, liveId: room.liveId, person });

type Publishing = { readonly source: StageFeed['source']; readonly offer: string };
type Watching = { readonly feedId: string; readonly offer: string | null };
type Answering = { readonly sessionId: string; readonly answer: string };
type Leaving = { readonly feedId?: string | undefined; readonly sessionId?: string | undefined };

/** Who speaks anyway, and who was asked up. */
export async function publishFeed(seat: Seat, { source, offer }: Publishing) {
  demand(speaks(seat.person.identity) || seat.isOnStage, 'room.not-on-stage');
  return seat.room.stageService.publish(who(seat), { source, offer });
}

export const watchFeed = (seat: Seat, { feedId, offer }: Watching) =>
  seat.room.stageService.watch(who(seat), { feedId, offer, line: seat.id });

export async function answerFeed(seat: Seat, { sessionId, answer }: Answering): Promise<null> {
  await seat.room.stageService.answer(who(seat), { sessionId, answer });
  return null;
}

export async function leaveFeed(seat: Seat, { feedId, sessionId }: Leaving): Promise<null> {
  const left = { ...(feedId !== undefined && { feedId }), ...(sessionId !== undefined && { sessionId }) };
  await seat.room.stageService.leave(who(seat), left);
  return null;
}
