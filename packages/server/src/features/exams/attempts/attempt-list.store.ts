import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { type AttemptResult, type ManagedStatus, resultOfStatus } from '@shuyuan/contract/exams/taking/attempt-result';
import { interruptedAfterMs } from '@shuyuan/contract/exams/taking/is-interrupted';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

export type AttemptsQuery = {
  readonly examId: string;
  readonly now: Date;
  readonly search?: string | undefined;
  readonly status?: ManagedStatus | undefined;
  /** Only attempts that have not ended. */
  readonly isOpen?: boolean | undefined;
};

/** A page of a list. */
export type Range = { readonly limit: number; readonly offset: number };

export type ListedAttempt = {
  /** Null, as all that would follow from an attempt: absent. */
  readonly id: string | null;
  readonly number: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly closesAt: Date | null;
  readonly heardAt: Date | null;
  readonly pointSum: number;
  readonly result: AttemptResult | null;
  readonly score: number | null;
  readonly memberId: string;
  readonly fullName: string;
  readonly receipt: string | null;
  readonly extraMs: bigint;
  readonly answeredCount: bigint;
  readonly hasLateAnswers: boolean;
  readonly attentionCount: bigint;
};

/** The last sign of the page of an open attempt. */
const heardAt = sql<Date>`greatest(attempt.started_at, attempt.opened_at, (select max(exam_answer.saved_at) from exam_answer
  where exam_answer.attempt_id = attempt.id))`;

function hasStatus(status: ManagedStatus, now: Date): RawBuilder<boolean> {
  const heardSince = new Date(now.getTime() - interruptedAfterMs);
  if (status === ExamRecordStatus.answering) return sql`attempt.ended_at is null and ${heardAt} > ${heardSince}`;
  if (status === ExamRecordStatus.interrupted) return sql`attempt.ended_at is null and ${heardAt} <= ${heardSince}`;
  return sql`attempt.result = ${resultOfStatus(status)}`;
}

function ofExam(read: Reads, { examId, now, search, status, isOpen }: AttemptsQuery) {
  const conditions = search ? hasWords(search, sql`member.search_text`) : [];
  if (status !== undefined) conditions.push(hasStatus(status, now));
  if (isOpen) conditions.push(sql<boolean>`attempt.ended_at is null`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('examAttempt as attempt')
      .innerJoin('member', 'member.id', 'attempt.memberId')
      .where('attempt.examId', '=', examId),
  );
}

/** Attempts of an exam, latest first. */
export const listAttemptsOf = (read: Reads, query: AttemptsQuery, { limit, offset }: Range): Promise<ListedAttempt[]> =>
  ofExam(read, query)
    .select(['attempt.id', 'attempt.number', 'attempt.startedAt', 'attempt.endedAt', 'attempt.closesAt'])
    .select(['attempt.pointSum', 'attempt.result', 'attempt.score', 'attempt.memberId', 'member.fullName'])
    .select('attempt.receipt')
    .select([
      'attempt.extraMs',
      sql<Date | null>`case when attempt.ended_at is null then ${heardAt} end`.as('heardAt'),
      sql<bigint>`(select count(*) from exam_answer
        where exam_answer.attempt_id = attempt.id and exam_answer.answer is not null)`.as('answeredCount'),
      sql<boolean>`exists (select from exam_late_answer
        where exam_late_answer.attempt_id = attempt.id)`.as('hasLateAnswers'),
      sql<bigint>`(select count(*) from exam_attention where exam_attention.attempt_id = attempt.id)`.as(
        'attentionCount',
      ),
    ])
    .orderBy('attempt.startedAt', 'desc')
    .orderBy('attempt.id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countAttempts(read: Reads, query: AttemptsQuery): Promise<number> {
  const { total } = await ofExam(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
