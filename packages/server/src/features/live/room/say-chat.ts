import { demand } from '@shuyuan/contract/kernel/app-error';
import { isOpen } from '@shuyuan/contract/live/live-status';
import { leads, speaks, type ChatMessage } from '@shuyuan/contract/live/room/room-protocol';
import { newId } from '../../../platform/new-id.ts';
import { refuseSensitive } from '../../system/index.ts';
import { findMessageAuthor, insertMessage, removeMessage } from './message.store.ts';
import type { Room, Seat } from './room.ts';
import { upsertRoomSettings } from './setting.store.ts';
import { findVoice, type Voice } from './participant.store.ts';

/** D-127: every text of a room. */
export const refuseWords = (room: Room, texts: readonly (string | null)[]): Promise<void> =>
  refuseSensitive({ ...room.ctx, actor: { tenantId: room.tenantId } }, texts);

export const demandLeader = ({ person }: Seat): void => demand(leads(person.identity), 'auth.forbidden');

/** Whether somebody may write at all now: asked of the database, because another process may have silenced them. */
export function demandVoice(voice: Voice | undefined): asserts voice is Voice {
  demand(voice && !voice.isRemoved, 'request.not-found');
  demand(isOpen(voice.status), 'live.ended');
  demand(!voice.isMuted, 'room.muted');
}

function demandChat({ person }: Seat, voice: Voice, now: number): void {
  if (leads(person.identity) || speaks(person.identity)) return;
  demand(voice.isChatOpen, 'room.chat-closed');
  const waitMs = voice.lastAt === null ? 0 : voice.lastAt.getTime() + voice.slowSeconds * 1000 - now;
  demand(waitMs <= 0, 'room.slow-down', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

type Draft = Pick<ChatMessage, 'kind' | 'text'>;

const draftOf = ({ room, person }: Seat, { kind, text }: Draft, now: number) => ({
  id: newId(now),
  tenantId: room.tenantId,
  liveId: room.liveId,
  kind,
  author: person,
  text,
  at: new Date(now),
});

const toChat = ({ id, kind, author, text, at }: ReturnType<typeof draftOf>): ChatMessage => ({
  id,
  kind,
  author,
  text,
  time: at.getTime(),
});

export async function sendChat(seat: Seat, { text }: { readonly text: string }) {
  const { room } = seat;
  await refuseWords(room, [text]);
  const now = room.ctx.now();
  const message = draftOf(seat, { kind: 'chat', text }, now);
  await room.ctx.inTransaction(async (tx) => {
    const voice = await findVoice(tx, room.liveId, seat.person.key);
    demandVoice(voice);
    demandChat(seat, voice, now);
    await insertMessage(tx, message);
  });
  room.say({ kind: 'chat', message: toChat(message) });
  return { id: message.id };
}

/** Stands above the chat until another does; an empty one only takes it away. */
export async function announce(seat: Seat, { text }: { readonly text: string }): Promise<null> {
  const { room } = seat;
  demandLeader(seat);
  await refuseWords(room, [text]);
  const message = draftOf(seat, { kind: 'announcement', text }, room.ctx.now());
  await room.ctx.inTransaction(async (tx) => {
    demandVoice(await findVoice(tx, room.liveId, seat.person.key));
    await upsertRoomSettings(tx, { tenantId: room.tenantId, liveId: room.liveId }, { announcement: text });
    if (text !== '') await insertMessage(tx, message);
  });
  if (text !== '') room.say({ kind: 'chat', message: toChat(message) });
  room.say({ kind: 'settings' });
  return null;
}

/** By who leads, and by who wrote it. */
export async function takeAway({ room, person }: Seat, { id }: { readonly id: string }): Promise<null> {
  await room.ctx.inTransaction(async (tx) => {
    const author = await findMessageAuthor(tx, room.liveId, id);
    demand(author, 'request.not-found');
    demand(leads(person.identity) || author === person.key, 'auth.forbidden');
    await removeMessage(tx, { liveId: room.liveId, id }, new Date(room.ctx.now()));
  });
  room.say({ kind: 'removed', id });
  return null;
}
