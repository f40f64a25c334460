import { demand } from '@shuyuan/contract/kernel/app-error';
import { newId } from '../../../platform/new-id.ts';
import { closePoll, countPolls, findAnswer, findPollForm, insertAnswer, insertPoll } from './poll.store.ts';
import type { Room, Seat } from './room.ts';
import { demandLeader, refuseWords } from './say-chat.ts';

/** A live with more would be an examination. */
const maxPolls = 50;

/** Thousands vote within seconds; the room is told the numbers at most once a second. */
const broadcastSoon = (room: Room, id: string): void =>
  room.throttle.ask(`poll ${id}`, () => room.say({ kind: 'poll', id }));

type NewPoll = { readonly question: string; readonly options: readonly string[]; readonly isMultiple: boolean };

export async function openPoll(seat: Seat, { question, options, isMultiple }: NewPoll) {
  const { room } = seat;
  demandLeader(seat);
  await refuseWords(room, [question, ...options]);
  const now = room.ctx.now();
  const id = newId(now);
  const { tenantId, liveId } = room;
  await room.ctx.inTransaction(async (tx) => {
    demand((await countPolls(tx, liveId)) < maxPolls, 'request.too-many', { retryAfterSeconds: 0 });
    await insertPoll(tx, { id, tenantId, liveId, question, options, isMultiple, openedAt: new Date(now) });
  });
  broadcastSoon(room, id);
  return { id };
}

const isSameChoice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((choice) => other.includes(choice));

/** Once each: the first vote stays, and whoever votes otherwise is told so. The same vote again is one whose answer was lost. */
export async function votePoll(
  { room, person }: Seat,
  { id, choices }: { readonly id: string; readonly choices: readonly number[] },
): Promise<null> {
  const { tenantId, liveId } = room;
  await room.ctx.inTransaction(async (tx) => {
    const poll = await findPollForm(tx, liveId, id);
    demand(poll, 'request.not-found');
    demand(poll.closedAt === null, 'room.poll-closed');
    const isFitting = choices.every((choice) => choice < poll.options.length);
    demand(isFitting && (poll.isMultiple || choices.length === 1), 'request.invalid');
    if (await insertAnswer(tx, { tenantId, pollId: id, personKey: person.key, choices })) return;
    const first = await findAnswer(tx, id, person.key);
    demand(first, 'room.poll-closed');
    demand(isSameChoice(first, choices), 'room.already-voted');
  });
  broadcastSoon(room, id);
  return null;
}

export async function endPoll(seat: Seat, { id }: { readonly id: string }): Promise<null> {
  const { room } = seat;
  demandLeader(seat);
  demand(await findPollForm(room.ctx.read, room.liveId, id), 'request.not-found');
  const isClosed = await room.ctx.inTransaction((tx) =>
    closePoll(tx, { liveId: room.liveId, id }, new Date(room.ctx.now())),
  );
  demand(isClosed, 'room.poll-closed');
  room.say({ kind: 'poll', id });
  return null;
}
