import type { ChatRole, AnswerFailure, ChatState } from '@shuyuan/contract/assistant/chat';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import type { WireSource } from './message-out.ts';

type Owned = { readonly id: string; readonly memberId: string };

/** Held until the question is written: its messages have an order. */
export const lockSession = (tx: Tx, { id, memberId }: Owned) =>
  tx
    .selectFrom('assistantSession')
    .select(['id', 'assistantId'])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Manner = { readonly isThinking: boolean; readonly usesWeb: boolean };
type NewSession = Manner & {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly title: string;
  readonly assistantId: string | null;
  readonly at: Date;
};

export async function insertSession(tx: Tx, { at, ...session }: NewSession): Promise<void> {
  await tx
    .insertInto('assistantSession')
    .values({ ...session, createdAt: at, updatedAt: at })
    .execute();
}

/** Asked again: it is the newest conversation now. */
export async function touchSession(
  tx: Tx,
  { id, at, ...manner }: Manner & { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('assistantSession')
    .set({ ...manner, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

type NewMessage = Manner & {
  readonly id: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly memberId: string;
  readonly role: ChatRole;
  readonly content: string;
  readonly streamId: string | null;
  readonly isBuiltIn: boolean;
  readonly at: Date;
};

/** At the end of its conversation, which the transaction holds. An answer begins empty and running. */
export async function insertMessage(tx: Tx, { at, ...message }: NewMessage): Promise<void> {
  const isAnswer = message.streamId !== null;
  await tx
    .insertInto('assistantMessage')
    .values({
      ...message,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from assistant_message
        where session_id = ${message.sessionId})`,
      state: isAnswer ? 'running' : 'finished',
      aliveAt: isAnswer ? at : null,
      createdAt: at,
    })
    .execute();
}

/** D-155: the database knows of another answer of this person that is being made. */
export const isOneRunning = (error: unknown): boolean => brokeUnique(error, 'assistant_message_running');

/** An answer of somebody, held until the transaction ends. */
export const lockAnswer = (tx: Tx, { id, memberId }: Owned) =>
  tx
    .selectFrom('assistantMessage')
    .select(['id', 'sessionId', 'position', 'state'])
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('role', '=', 'assistant')
    .forNoKeyUpdate()
    .executeTakeFirst();

type Again = Manner & {
  readonly id: string;
  readonly streamId: string;
  readonly isBuiltIn: boolean;
  readonly at: Date;
};

/** AI-23: the same place in the conversation, empty and running again. */
export async function resetAnswer(tx: Tx, { id, at, ...answer }: Again): Promise<void> {
  await tx
    .updateTable('assistantMessage')
    .set({
      ...answer,
      state: 'running',
      failure: null,
      content: '',
      reasoning: '',
      thinkingSeconds: 0,
      sources: '[]',
      aliveAt: at,
      createdAt: at,
    })
    .where('id', '=', id)
    .execute();
}

type Before = { readonly sessionId: string; readonly position: number | null; readonly limit: number };

/** AI-16: the last that were said, in their order; before a place, or at the end. What failed was not said. */
export async function listSaid(read: Reads, { sessionId, position, limit }: Before) {
  const rows = await read
    .selectFrom('assistantMessage')
    .select(['role', 'content'])
    .where('sessionId', '=', sessionId)
    .where('position', '<', position ?? sql<number>`2147483647`)
    .where('state', 'in', ['finished', 'stopped'])
    .where('content', '<>', '')
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

type SoFar = {
  readonly streamId: string;
  readonly content: string;
  readonly reasoning: string;
  readonly thinkingSeconds: number;
  readonly sources: readonly WireSource[];
};

/** What there is, with a sign of life. False: it is no longer being made, whoever decided that. */
export async function saveProgress(
  tx: Tx,
  { streamId, sources, at, ...soFar }: SoFar & { at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assistantMessage')
    .set({ ...soFar, sources: JSON.stringify(sources), aliveAt: at })
    .where('streamId', '=', streamId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last write: what there is in the end. An answer somebody has stopped or given up stays that, with its text. */
export async function endAnswer(
  tx: Tx,
  {
    streamId,
    sources,
    state,
    failure,
    ...soFar
  }: SoFar & { readonly state: ChatState; readonly failure: AnswerFailure | null },
): Promise<ChatState | null> {
  const row = await tx
    .updateTable('assistantMessage')
    .set({
      ...soFar,
      sources: JSON.stringify(sources),
      state: sql<ChatState>`case when state = 'running' then ${state} else state end`,
      failure: sql<AnswerFailure | null>`case when state = 'running' then ${failure}::text end`,
      aliveAt: null,
    })
    .where('streamId', '=', streamId)
    .returning('state')
    .executeTakeFirst();
  return row ? row.state : null;
}

type OwnStream = { readonly streamId: string; readonly memberId: string };

/** D-153. Whether there was something to stop. */
export async function stopAnswer(tx: Tx, { streamId, memberId }: OwnStream): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assistantMessage')
    .set({ state: 'stopped', aliveAt: null })
    .where('streamId', '=', streamId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers whose process has not been heard of since, of one person or of all: they failed with what they have. */
export async function failLost(tx: Tx, lost: { readonly since: Date; readonly memberId?: string }): Promise<void> {
  const { since, memberId } = lost;
  await tx
    .updateTable('assistantMessage')
    .set({ state: 'failed', aliveAt: null })
    .where('state', '=', sql.lit('running'))
    .where('aliveAt', '<', since)
    .$if(memberId !== undefined, (query) => query.where('memberId', '=', memberId ?? ''))
    .execute();
}
