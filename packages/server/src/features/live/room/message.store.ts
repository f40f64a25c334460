import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { ChatMessage, RoomPerson, RoomQuestion } from '@shuyuan/contract/live/room/room-protocol';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Kind = ChatMessage['kind'] | 'question';
export type NewMessage = {
  readonly id: string;
  readonly tenantId: string;
  readonly liveId: string;
  readonly kind: Kind;
  readonly author: RoomPerson;
  readonly text: string;
  readonly at: Date;
};

export async function insertMessage(tx: Tx, { author, at, ...message }: NewMessage): Promise<void> {
  await tx
    .insertInto('liveMessage')
    .values({
      ...message,
      personKey: author.key,
      authorName: author.name,
      authorFace: author.portrait,
      identity: author.identity,
      createdAt: at,
    })
    .execute();
}

const columns = [
  'id',
  'kind',
  'personKey',
  'authorName',
  'authorFace',
  'identity',
  'text',
  'votes',
  'isAnswered',
  'answer',
  'createdAt',
] as const;

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly personKey: string;
  readonly authorName: string;
  readonly authorFace: string | null;
  readonly identity: LiveIdentity;
  readonly text: string;
  readonly votes: number;
  readonly isAnswered: boolean;
  readonly answer: string | null;
  readonly createdAt: Date;
};

const authorOf = (row: Row): RoomPerson => ({
  key: row.personKey,
  name: row.authorName,
  portrait: row.authorFace,
  identity: row.identity,
});

const toChat = (row: Row): ChatMessage => ({
  id: row.id,
  kind: row.kind === 'announcement' ? 'announcement' : 'chat',
  author: authorOf(row),
  text: row.text,
  time: row.createdAt.getTime(),
});

const toQuestion = (row: Row): RoomQuestion => ({
  id: row.id,
  author: authorOf(row),
  text: row.text,
  time: row.createdAt.getTime(),
  votes: row.votes,
  isAnswered: row.isAnswered,
  answer: row.answer,
});

const present = (read: Reads, liveId: string) =>
  read.selectFrom('liveMessage').select(columns).where('liveId', '=', liveId).where('removedAt', 'is', null);

/** The latest, oldest first. */
export async function listRecentChat(read: Reads, liveId: string, max: number): Promise<ChatMessage[]> {
  const rows = await present(read, liveId)
    .where('kind', 'in', ['chat', 'announcement'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(toChat).toReversed();
}

export type Missed = { readonly messages: ChatMessage[]; readonly removedIds: string[] };

/** What was said and taken away after one message; null when nobody knows that message. */
export async function findMissed(
  read: Reads,
  liveId: string,
  { sinceId, max }: { readonly sinceId: string; readonly max: number },
): Promise<Missed | null> {
  const since = await read
    .selectFrom('liveMessage')
    .select('createdAt')
    .where('id', '=', sinceId)
    .where('liveId', '=', liveId)
    .executeTakeFirst();
  if (!since) return null;
  const rows = await present(read, liveId)
    .where('kind', 'in', ['chat', 'announcement'])
    // Of two messages of one moment the second may have been written later: those of that moment come again.
    .where('createdAt', '>=', since.createdAt)
    .where('id', '!=', sinceId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  const removed = await read
    .selectFrom('liveMessage')
    .select('id')
    .where('liveId', '=', liveId)
    .where('removedAt', '>=', since.createdAt)
    .limit(max)
    .execute();
  return { messages: rows.map(toChat).toReversed(), removedIds: removed.map(({ id }) => id) };
}

/** The newest first, as many as a room shows. */
export async function listQuestions(read: Reads, liveId: string, max: number): Promise<RoomQuestion[]> {
  const rows = await present(read, liveId)
    .where('kind', '=', 'question')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows.map(toQuestion);
}

export async function findQuestion(read: Reads, liveId: string, id: string): Promise<RoomQuestion | undefined> {
  const row = await present(read, liveId).where('kind', '=', 'question').where('id', '=', id).executeTakeFirst();
  return row && toQuestion(row);
}

type MessageKey = { readonly liveId: string; readonly id: string };

export async function findMessageAuthor(read: Reads, liveId: string, id: string): Promise<string | undefined> {
  return (await present(read, liveId).where('id', '=', id).executeTakeFirst())?.personKey;
}

export async function removeMessage(tx: Tx, { liveId, id }: MessageKey, at: Date): Promise<void> {
  await tx
    .updateTable('liveMessage')
    .set({ removedAt: at })
    .where('liveId', '=', liveId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .execute();
}

type Vote = { readonly tenantId: string; readonly messageId: string; readonly personKey: string };

/** One vote each: a second one changes nothing, and the number moves with the row. */
export async function upsertVote(tx: Tx, vote: Vote, isUp: boolean): Promise<void> {
  const changed = isUp
    ? await tx
        .insertInto('liveVote')
        .values(vote)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
        .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows ?? 0n)
    : await tx
        .deleteFrom('liveVote')
        .where('messageId', '=', vote.messageId)
        .where('personKey', '=', vote.personKey)
        .executeTakeFirst()
        .then(({ numDeletedRows }) => numDeletedRows);
  if (changed === 0n) return;
  await tx
    .updateTable('liveMessage')
    .set({ votes: sql<number>`votes + ${isUp ? 1 : -1}` })
    .where('id', '=', vote.messageId)
    .execute();
}

export async function answerQuestion(tx: Tx, { liveId, id }: MessageKey, answer: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('liveMessage')
    .set({ isAnswered: true, answer })
    .where('liveId', '=', liveId)
    .where('id', '=', id)
    .where('kind', '=', 'question')
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
