import { annulLimits } from '@shuyuan/contract/exams/annul/annul-limits';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewEntry = {
  readonly attemptId: string;
  readonly tenantId: string;
  readonly reason: string;
  readonly madeBy: string;
  readonly madeAt: Date;
};

/** Beside the earlier entries of an attempt that is locked. */
const insertEntry = (tx: Tx, entry: NewEntry & { readonly isAnnulled: boolean; readonly givesRetake: boolean }) =>
  tx
    .insertInto('examAnnulment')
    .values({
      ...entry,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from exam_annulment where attempt_id = ${entry.attemptId})`,
    })
    .execute();

/** Marks and score stay as they are; everything that follows a result follows this one (`follow_exam_attempt` of the database). */
export async function insertAnnulment(tx: Tx, entry: NewEntry & { readonly givesRetake: boolean }): Promise<void> {
  await insertEntry(tx, { ...entry, isAnnulled: true });
  await tx
    .updateTable('examAttempt')
    .set({ result: 'annulled', settledAt: entry.madeAt, givesRetake: entry.givesRetake })
    .where('id', '=', entry.attemptId)
    .execute();
}

export async function insertRestoration(tx: Tx, entry: NewEntry): Promise<void> {
  await insertEntry(tx, { ...entry, isAnnulled: false, givesRetake: false });
}

/** Latest first. */
export const listEntries = (read: Reads, attemptId: string) =>
  read
    .selectFrom('examAnnulment as entry')
    .innerJoin('member', 'member.id', 'entry.madeBy')
    .select(['entry.isAnnulled', 'entry.reason', 'entry.givesRetake', 'entry.madeAt', 'member.fullName'])
    .where('entry.attemptId', '=', attemptId)
    .orderBy('entry.number', 'desc')
    .limit(annulLimits.entries)
    .execute();

type OthersQuery = { readonly id: string; readonly examId: string; readonly memberId: string };

/** Whether the person is done with the exam by another attempt; without a pass mark handing in is passing. */
export async function isDoneOtherwise(read: Reads, { id, examId, memberId }: OthersQuery): Promise<boolean> {
  const other = await read
    .selectFrom('examAttempt')
    .select('id')
    .where('examId', '=', examId)
    .where('memberId', '=', memberId)
    .where('id', '<>', id)
    .where('endedAt', 'is not', null)
    .where(sql<boolean>`(result = 'passed' or settings ->> 'passPercent' is null and result <> 'annulled')`)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
