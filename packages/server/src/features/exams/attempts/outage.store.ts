import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';

type NewOutage = {
  readonly examId: string;
  readonly tenantId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly givenBy: string;
  readonly givenAt: Date;
};

/** Whether it is new: the same outage is given back once. */
export async function insertOutage(tx: Tx, outage: NewOutage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('examOutage')
    .values(outage)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Attempts the clock has ended since an outage began go on, unless the person has begun another one. */
export async function reopenCut(tx: Tx, { examId, startsAt }: Pick<NewOutage, 'examId' | 'startsAt'>): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('examAttempt as attempt')
    .set({ endedAt: null, endedBy: null, result: null, score: null })
    .where('attempt.examId', '=', examId)
    .where('attempt.endedBy', '=', 'clock')
    .where('attempt.closesAt', '>', startsAt)
    .where(
      sql<boolean>`not exists (select from exam_attempt later where later.exam_id = attempt.exam_id
        and later.member_id = attempt.member_id and later.number > attempt.number)`,
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Everybody whose attempt was running gets what the outage took of it. */
export async function updateCloses(
  tx: Tx,
  { examId, startsAt, endsAt }: Pick<NewOutage, 'examId' | 'startsAt' | 'endsAt'>,
): Promise<number> {
  const lost = sql<Date>`(${endsAt}::timestamptz - greatest(${startsAt}::timestamptz, started_at))`;
  const { numUpdatedRows } = await tx
    .updateTable('examAttempt')
    .set({
      extraMs: sql<bigint>`extra_ms + (extract(epoch from ${lost}) * 1000)::bigint`,
      closesAt: sql<Date>`closes_at + ${lost}`,
    })
    .where('examId', '=', examId)
    .where('endedAt', 'is', null)
    .where('closesAt', '>', startsAt)
    .where('startedAt', '<', endsAt)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
