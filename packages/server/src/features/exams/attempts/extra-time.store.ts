import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

type NewExtraTime = {
  readonly id: string;
  readonly tenantId: string;
  readonly examId: string;
  readonly memberId: string;
  readonly minutes: number;
  readonly givenBy: string;
  readonly givenAt: Date;
};

/** Answers the new end of the open attempt, where there is one. */
export async function insertExtraTime(tx: Tx, extra: NewExtraTime): Promise<Date | null> {
  await tx.insertInto('examExtraTime').values(extra).execute();
  const { examId, memberId, minutes } = extra;
  const row = await tx
    .updateTable('examAttempt')
    .set({
      extraMs: sql<bigint>`extra_ms + ${minutes}::bigint * 60000`,
      closesAt: sql<Date>`closes_at + ${minutes}::integer * interval '1 minute'`,
    })
    .where('examId', '=', examId)
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .returning('closesAt')
    .executeTakeFirst();
  return row?.closesAt ?? null;
}

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

export async function isMember(read: Reads, tenantId: string, id: string): Promise<boolean> {
  const query = read.selectFrom('member').select('id').where('tenantId', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

type AttemptsQuery = { readonly examId: string; readonly search: string | undefined };

const ofExam = (read: Reads, { examId, search }: AttemptsQuery) =>
  (search ? hasWords(search, sql`member.search_text`) : []).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('examAttempt as attempt')
      .innerJoin('member', 'member.id', 'attempt.memberId')
      .where('attempt.examId', '=', examId),
  );

/** Attempts of an exam, latest first. */
export async function listAttemptsOf(read: Reads, query: AttemptsQuery, paging: Paging) {
  const rows = await ofExam(read, query)
    .select(['attempt.id', 'attempt.number', 'attempt.startedAt', 'attempt.endedAt', 'attempt.closesAt'])
    .select(['attempt.pointSum', 'attempt.result', 'attempt.score', 'attempt.memberId', 'member.fullName'])
    .select([
      'attempt.extraMs',
      sql<bigint>`(select count(*) from exam_answer
        where exam_answer.attempt_id = attempt.id and exam_answer.answer is not null)`.as('answeredCount'),
      sql<boolean>`exists (select from exam_late_answer
        where exam_late_answer.attempt_id = attempt.id)`.as('hasLateAnswers'),
    ])
    .orderBy('attempt.startedAt', 'desc')
    .orderBy('attempt.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await ofExam(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
