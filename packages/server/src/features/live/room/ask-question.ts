import { demand } from '@shuyuan/contract/kernel/app-error';
import { leads, speaks } from '@shuyuan/contract/live/room/room-protocol';
import { newId } from '../../../platform/new-id.ts';
import { answerQuestion, findQuestion, insertMessage, upsertVote } from './message.store.ts';
import type { Seat } from './room.ts';
import { demandVoice, refuseWords } from './say-chat.ts';
import { findVoice } from './participant.store.ts';

export async function askQuestion({ room, person }: Seat, { text }: { readonly text: string }) {
  await refuseWords(room, [text]);
  const now = room.ctx.now();
  const id = newId(now);
  const { tenantId, liveId } = room;
  await room.ctx.inTransaction(async (tx) => {
    demandVoice(await findVoice(tx, liveId, person.key));
    await insertMessage(tx, { id, tenantId, liveId, kind: 'question', author: person, text, at: new Date(now) });
  });
  room.say({ kind: 'question', id });
  return { id };
}

export async function voteQuestion(
  { room, person }: Seat,
  { id, isUp }: { readonly id: string; readonly isUp: boolean },
): Promise<null> {
  await room.ctx.inTransaction(async (tx) => {
    demand(await findQuestion(tx, room.liveId, id), 'request.not-found');
    await upsertVote(tx, { tenantId: room.tenantId, messageId: id, personKey: person.key }, isUp);
  });
  // A question the whole room votes for is told again at most once a second.
  room.throttle.ask(`question ${id}`, () => room.say({ kind: 'question', id }));
  return null;
}

/** In writing, or spoken: then there is only the mark. By who leads or speaks. */
export async function answerTheQuestion(
  { room, person }: Seat,
  { id, answer }: { readonly id: string; readonly answer: string | null },
): Promise<null> {
  demand(leads(person.identity) || speaks(person.identity), 'auth.forbidden');
  await refuseWords(room, [answer]);
  const isKnown = await room.ctx.inTransaction((tx) => answerQuestion(tx, { liveId: room.liveId, id }, answer || null));
  demand(isKnown, 'request.not-found');
  room.say({ kind: 'question', id });
  return null;
}
