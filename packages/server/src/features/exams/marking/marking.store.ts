import { randomUUID } from 'node:crypto';
import type { MarkingState } from '@shuyuan/contract/exams/marking/agreed-mark';
import type { ChosenLevel } from '@shuyuan/contract/exams/marking/criteria-mark';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../../platform/db.ts';

type NewItems = {
  readonly tenantId: string;
  readonly examId: string;
  readonly attemptId: string;
  readonly memberId: string;
  readonly questions: readonly { readonly ordinal: number; readonly questionId: string; readonly version: number }[];
  readonly createdAt: Date;
};

/** Answers of an attempt that has ended, for a person to read. */
export async function insertItems(tx: Tx, { questions, ...item }: NewItems): Promise<void> {
  if (questions.length === 0) return;
  await tx
    .insertInto('examMarking')
    .values(questions.map((question) => ({ ...item, ...question, id: randomUUID() })))
    .execute();
}

/** Attempts that go on: what was marked of them stays, and counts no more. */
export async function voidItems(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  if (attemptIds.length === 0) return;
  await tx.updateTable('examMarking').set({ state: 'void' }).where('attemptId', 'in', attemptIds).execute();
}

const byId = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('examMarking')
    .select(['id', 'examId', 'attemptId', 'ordinal', 'memberId', 'state'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('state', '<>', 'void');

export const findItem = (read: Reads, tenantId: string, id: string) => byId(read, tenantId, id).executeTakeFirst();

/** Its attempt is locked first, as whoever ends or reopens it does. */
export const lockItem = (tx: Tx, tenantId: string, id: string) =>
  byId(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

export async function updateItemState(tx: Tx, id: string, state: MarkingState): Promise<void> {
  await tx.updateTable('examMarking').set({ state }).where('id', '=', id).execute();
}

/** Questions of an attempt that still wait for a marker. */
export async function listOpenOrdinals(read: Reads, attemptId: string): Promise<ReadonlySet<number>> {
  const rows = await read
    .selectFrom('examMarking')
    .select('ordinal')
    .where('attemptId', '=', attemptId)
    .where('state', 'in', ['waiting', 'differing'])
    .execute();
  return new Set(rows.map(({ ordinal }) => ordinal));
}

type NewMark = {
  readonly markingId: string;
  readonly tenantId: string;
  readonly markerId: string;
  readonly number: number;
  readonly mark: number;
  readonly levels: readonly ChosenLevel[];
  readonly comment: string;
  readonly createdAt: Date;
};

export async function insertMarkerMark(tx: Tx, { levels, ...mark }: NewMark): Promise<void> {
  await tx
    .insertInto('examMarkerMark')
    .values({ ...mark, levels: jsonOf(levels) })
    .execute();
}

/** Every mark of an answer in the order in which they were given; bounded by its markers and their second thoughts. */
export const listMarkerMarks = (read: Reads, markingId: string) =>
  read
    .selectFrom('examMarkerMark')
    .select(['markerId', 'mark', 'comment'])
    // Written by `insertMarkerMark` alone.
    .select(sql<readonly ChosenLevel[]>`levels`.as('levels'))
    .where('markingId', '=', markingId)
    .orderBy('number')
    .execute();
