import { demand } from '@shuyuan/contract/kernel/app-error';
import { leads, type ReactionKind, speaks } from '@shuyuan/contract/live/room/room-protocol';
import { reactionMs, totalOf } from './reactions.ts';
import type { Seat } from './room.ts';
import { demandLeader, demandVoice, refuseWords } from './say-chat.ts';
import { findSlidesOf, upsertRoomSettings } from './setting.store.ts';
import { slidesPath } from './slides.ts';
import { findVoice } from './participant.store.ts';
import { reactionBatch } from './visit.store.ts';

const place = ({ room }: Seat) => ({ tenantId: room.tenantId, liveId: room.liveId });

type Settings = { readonly slowSeconds?: number | undefined; readonly isChatOpen?: boolean | undefined };

export async function changeSettings(seat: Seat, { slowSeconds, isChatOpen }: Settings): Promise<null> {
  demandLeader(seat);
  const change = { ...(slowSeconds !== undefined && { slowSeconds }), ...(isChatOpen !== undefined && { isChatOpen }) };
  await seat.room.ctx.inTransaction((tx) => upsertRoomSettings(tx, place(seat), change));
  seat.room.say({ kind: 'settings' });
  return null;
}

type Showing = { readonly fileId: string | null; readonly page: number; readonly pages?: number | undefined };

export async function showSlides(seat: Seat, { fileId, page, pages }: Showing): Promise<null> {
  const { room, person } = seat;
  demand(leads(person.identity) || speaks(person.identity), 'auth.forbidden');
  if (fileId !== null) {
    const file = await findSlidesOf(room.ctx.read, room.liveId, fileId);
    demand(file, 'request.not-found');
    demand(slidesPath(file), 'file.not-ready');
  }
  const slidesPages = Math.max(page, pages ?? page);
  const change = { slidesFileId: fileId, slidesPage: page, slidesPages };
  await room.ctx.inTransaction((tx) => upsertRoomSettings(tx, place(seat), change));
  room.say({ kind: 'slides' });
  return null;
}

/** Said by who speaks, shown as it is said, and kept nowhere. */
export async function caption(
  seat: Seat,
  { text, isFinal }: { readonly text: string; readonly isFinal: boolean },
): Promise<void> {
  const { room, person } = seat;
  if (!(speaks(person.identity) || leads(person.identity) || seat.isOnStage)) return;
  await refuseWords(room, [text]);
  demandVoice(await findVoice(room.ctx.read, room.liveId, person.key));
  room.say({ kind: 'caption', caption: { person, text, isFinal } });
}

/** Summed here, then told the other processes, then told the room: each at most twice a second. */
export function react({ room }: Seat, { kind }: { readonly kind: ReactionKind }): void {
  const { reactions } = room;
  reactions.own.add({ [kind]: 1 });
  reactions.ownTimer ??= setTimeout(() => {
    reactions.ownTimer = null;
    const counts = reactions.own.take();
    if (!counts) return;
    room.ctx.writeBehind(reactionBatch, [{ liveId: room.liveId, count: totalOf(counts) }]);
    room.say({ kind: 'reactions', counts });
  }, reactionMs / 2);
}
