import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { isMeantFor } from '../taking/exam-list.store.ts';

type WaitingQuery = { readonly tenantId: string; readonly memberId: string; readonly now: Date };
type Outcome = { readonly status: number; readonly isMarking: boolean; readonly attemptCount: number };

const hasAttemptsLeft = sql<boolean>`coalesce(
  exam_attempts_of_run(exam.id, member.id) < (exam.published -> 'settings' ->> 'maxAttempts')::integer, true)`;

/** Whoever made or marks an exam cannot take it (decision 059). */
const canTake = sql<boolean>`exam.author_id <> member.id
  and not exists (select from exam_marker marker where marker.exam_id = exam.id and marker.member_id = member.id)`;

/**
 * Published exams somebody has not passed: an attempt that is open, or one they may begin before the exam closes, which is free or paid. What is
 * being marked waits for somebody else, and an exam that never closes waits for nobody.
 */
export const listWaiting = async (read: Reads, { tenantId, memberId, now }: WaitingQuery, limit: number) =>
  read
    .selectFrom('exam')
    .innerJoin('member', 'member.tenantId', 'exam.tenantId')
    .leftJoin('examAttempt as open', (join) =>
      join.onRef('open.examId', '=', 'exam.id').onRef('open.memberId', '=', 'member.id').on('open.endedAt', 'is', null),
    )
    .innerJoinLateral(sql<Outcome>`exam_outcome(exam.id, member.id, ${now})`.as<'outcome'>(sql`outcome`), (join) =>
      join.onTrue(),
    )
    .select([
      'exam.id',
      sql<string>`exam.published ->> 'name'`.as('title'),
      sql<Date>`coalesce(open.closes_at, exam.closes_at)`.as('dueAt'),
      // A published exam has it.
      sql<Date>`exam.published_at`.as('publishedAt'),
    ])
    .where('member.id', '=', memberId)
    .where('exam.tenantId', '=', tenantId)
    .where('exam.state', '=', 'published')
    .where(sql<boolean>`outcome.status <> 1 and (open.closes_at > ${now}
      or exam.closes_at > ${now} and not outcome.is_marking and ${hasAttemptsLeft}
        and ${isMeantFor(sql`exam.published -> 'audience'`)} and ${canTake} and is_exam_paid(exam.id, member.id))`)
    .orderBy('dueAt')
    .orderBy('exam.id')
    .limit(limit)
    .execute();
