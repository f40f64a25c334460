import { type ManagedStatus, resultOfStatus } from '@shuyuan/contract/exams/taking/attempt-result';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

export type AttemptsQuery = {
  readonly examId: string;
  readonly search?: string | undefined;
  readonly status?: ManagedStatus | undefined;
};

function ofExam(read: Reads, { examId, search, status }: AttemptsQuery) {
  const conditions = search ? hasWords(search, sql`member.search_text`) : [];
  if (status !== undefined)
    conditions.push(sql<boolean>`attempt.result is not distinct from ${resultOfStatus(status)}::text`);
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('examAttempt as attempt')
      .innerJoin('member', 'member.id', 'attempt.memberId')
      .where('attempt.examId', '=', examId),
  );
}

/** Attempts of an exam, latest first. */
export async function listAttemptsOf(read: Reads, query: AttemptsQuery, paging: Paging) {
  const rows = await ofExam(read, query)
    .select(['attempt.id', 'attempt.number', 'attempt.startedAt', 'attempt.endedAt', 'attempt.closesAt'])
    .select(['attempt.pointSum', 'attempt.result', 'attempt.score', 'attempt.memberId', 'member.fullName'])
    .select('attempt.receipt')
    .select([
      'attempt.extraMs',
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
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await ofExam(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
