import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

const among = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`;

/** Those of some exams that are asked of somebody, or stand in a course that led them there. */
export async function listGivenExams(read: Reads, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('exam')
    .select('exam.id')
    .where('exam.id', '=', among(ids))
    .where(sql<boolean>`is_exam_given(exam.id, ${memberId})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The people who have an exam already: they began it, or a course led them there. */
export const earlierTakers = (examId: string): RawBuilder<unknown> => sql`
  select member_id from exam_attempt where exam_id = ${examId}
  union select member_id from exam_invitation where exam_id = ${examId}`;

/** When those of these people who have begun an exam did so last. */
export async function listLastTaken(read: Reads, examId: string, memberIds: readonly string[]) {
  const rows = await read
    .selectFrom('examAttempt')
    .select(['memberId', sql<Date>`max(started_at)`.as('at')])
    .where('examId', '=', examId)
    .where('memberId', '=', among(memberIds))
    .groupBy('memberId')
    .execute();
  return new Map(rows.map(({ memberId, at }) => [memberId, at]));
}
