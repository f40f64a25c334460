import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type NewExtraTime = {
  readonly id: string;
  readonly tenantId: string;
  readonly examId: string;
  readonly memberId: string;
  readonly minutes: number;
  readonly givenBy: string;
  readonly givenAt: Date;
};

/** Answers the open attempt with its new end, where there is one. */
export async function insertExtraTime(tx: Tx, extra: NewExtraTime) {
  await tx.insertInto('examExtraTime').values(extra).execute();
  const { examId, memberId, minutes } = extra;
  return tx
    .updateTable('examAttempt')
    .set({
      extraMs: sql<bigint>`extra_ms + ${minutes}::bigint * 60000`,
      closesAt: sql<Date>`closes_at + ${minutes}::integer * interval '1 minute'`,
    })
    .where('examId', '=', examId)
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .returning(['id', 'closesAt'])
    .executeTakeFirst();
}

export async function isMember(read: Reads, tenantId: string, id: string): Promise<boolean> {
  const query = read.selectFrom('member').select('id').where('tenantId', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}
