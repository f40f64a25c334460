import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

export type SessionRow = {
  readonly id: string;
  readonly title: string;
  readonly isThinking: boolean;
  readonly usesWeb: boolean;
  readonly assistantId: string | null;
  readonly updatedAt: Date;
  /** Of the newest answer. */
  readonly chatId: string | null;
};

type Page = { readonly items: SessionRow[]; readonly recordCount: number };

const sessionsOf = (read: Reads, memberId: string) =>
  read.selectFrom('assistantSession as session').where('session.memberId', '=', memberId);

const columns = [
  'session.id',
  'session.title',
  'session.isThinking',
  'session.usesWeb',
  'session.assistantId',
  'session.updatedAt',
  sql<string | null>`(select id from assistant_message where session_id = session.id and role = 'assistant'
    order by position desc limit 1)`.as('chatId'),
] as const;

async function pageOf(some: ReturnType<typeof sessionsOf>, paging: Paging): Promise<Page> {
  const { total } = await some.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const items = await some
    .select(columns)
    .orderBy('session.updatedAt', 'desc')
    .orderBy('session.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  return { items, recordCount: Number(total) };
}

type Own = { readonly id: string; readonly memberId: string };

export const findSession = (read: Reads, { id, memberId }: Own): Promise<SessionRow | undefined> =>
  sessionsOf(read, memberId).select(columns).where('session.id', '=', id).executeTakeFirst();

type Span = { readonly from: Date; readonly until: Date };

export const listBetween = (
  read: Reads,
  { memberId, from, until, ...paging }: Span & Paging & { readonly memberId: string },
): Promise<Page> =>
  pageOf(
    sessionsOf(read, memberId).where('session.updatedAt', '>=', from).where('session.updatedAt', '<', until),
    paging,
  );

export async function hasBefore(read: Reads, { memberId, from }: { memberId: string; from: Date }): Promise<boolean> {
  const some = sessionsOf(read, memberId).where('session.updatedAt', '<', from);
  return (await some.select('session.id').limit(1).executeTakeFirst()) !== undefined;
}

/** Of one person there are few: their titles are simply read. */
export function listTitled(
  read: Reads,
  { memberId, search, ...paging }: Paging & { readonly memberId: string; readonly search: string },
): Promise<Page> {
  const titled = hasWords(search, sql`search_form(session.title)`).reduce(
    (query, condition) => query.where(condition),
    sessionsOf(read, memberId),
  );
  return pageOf(titled, paging);
}

export async function renameSession(
  tx: Tx,
  { id, memberId, title }: Own & { readonly title: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assistantSession')
    .set({ title })
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The stream that is being made in it, if one is. */
export async function findRunning(read: Reads, sessionId: string): Promise<string | null> {
  const row = await read
    .selectFrom('assistantMessage')
    .select('streamId')
    .where('sessionId', '=', sessionId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row?.streamId ?? null;
}

/** With all its messages. Whether there was one of this person. */
export async function deleteSession(tx: Tx, { id, memberId }: Own): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('assistantSession')
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** D-158: at most so many at a time; answers how many there were. */
export async function deleteUnusedSince(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('assistantSession')
    .where('id', 'in', (query) =>
      query
        .selectFrom('assistantSession')
        .select('id')
        .where('updatedAt', '<', before)
        .orderBy('updatedAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
