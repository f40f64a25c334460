import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import type { AttemptResult } from '@shuyuan/contract/exams/taking/attempt-result';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';

/** Meant for a person, a course they learn led them here, or they have bought it (D-123). */
export const isMeantFor = (audience: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(is_in_audience(${audience}, member.id, member_places(member.id), member.created_at)
    or exists (select from exam_invitation invitation
      where invitation.exam_id = exam.id and invitation.member_id = member.id)
    or exists (select from entitlement
      where entitlement.business_type = 'exam' and entitlement.business_id = exam.id and entitlement.member_id = member.id))`;

/** `isInCourseAudience` of the contract, asked of the database. */
export async function isForMember(read: Reads, examId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('exam')
    .innerJoin('member', 'member.tenantId', 'exam.tenantId')
    .select('exam.id')
    .where('exam.id', '=', examId)
    .where('member.id', '=', memberId)
    .where(isMeantFor(sql`exam.published -> 'audience'`))
    .executeTakeFirst();
  return row !== undefined;
}

type TakerQuery = {
  readonly tenantId: string;
  readonly memberId: string;
  readonly search?: string | undefined;
  readonly isCertification?: boolean;
  /** Only those of these ids. */
  readonly ids?: readonly string[];
};

const forTaker = (read: Reads, { tenantId, memberId, search, isCertification = false, ids }: TakerQuery) =>
  (search ? hasWords(search, sql`exam.search_text`) : []).reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom('exam')
      .innerJoin('member', 'member.tenantId', 'exam.tenantId')
      .where('exam.tenantId', '=', tenantId)
      .where('exam.state', '=', 'published')
      .where('member.id', '=', memberId)
      .where(isMeantFor(sql`exam.audience`))
      .$if(ids !== undefined, (query) => query.where(sql<boolean>`exam.id = any(${[...(ids ?? [])]}::text[])`))
      .$if(isCertification, (query) => query.where(sql<boolean>`(exam.settings ->> 'isCertification')::boolean`)),
  );

/** Published exams for a person, latest first. */
export const listForTaker = (read: Reads, query: TakerQuery, paging: Paging) =>
  forTaker(read, query)
    .select(['exam.id', 'exam.name', 'exam.state', 'exam.authorId'])
    .select([
      sql<ExamSettings>`exam.settings`.as('settings'),
      sql<boolean>`exam_waits_for_marker(exam.id)`.as('isMarking'),
      sql<number>`exam_attempts_of_run(exam.id, ${query.memberId})`.as('attemptCount'),
      sql<string | null>`(select attempt.id from exam_attempt attempt where attempt.exam_id = exam.id
        and attempt.member_id = ${query.memberId} and attempt.ended_at is null)`.as('openAttemptId'),
    ])
    .orderBy('exam.publishedAt', 'desc')
    .orderBy('exam.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export async function countForTaker(read: Reads, query: TakerQuery): Promise<number> {
  const { total } = await forTaker(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type RecordRow = {
  readonly id: string;
  readonly examId: string;
  readonly examName: string;
  readonly number: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly pointSum: number;
  readonly result: AttemptResult | null;
  readonly score: number | null;
  /** As they were at the start. */
  readonly shows: ExamSettings;
  /** As they are now. */
  readonly limits: ExamSettings;
  readonly attemptCount: number;
  readonly isAnswering: boolean;
  readonly isBeingTaken: boolean;
};

type RecordsQuery = { readonly tenantId: string; readonly memberId: string };

/** All attempts of a person, latest first. */
export async function listRecords(read: Reads, { tenantId, memberId }: RecordsQuery, paging: Paging) {
  const own = read
    .selectFrom('examAttempt as attempt')
    .where('attempt.tenantId', '=', tenantId)
    .where('attempt.memberId', '=', memberId);
  const rows: RecordRow[] = await own
    .innerJoin('exam', 'exam.id', 'attempt.examId')
    .select(['attempt.id', 'attempt.examId', 'attempt.number', 'attempt.startedAt'])
    .select(['attempt.endedAt', 'attempt.pointSum', 'attempt.result', 'attempt.score'])
    .select([
      // Written when it was published, as everybody who has an attempt knows it.
      sql<string>`exam.published ->> 'name'`.as('examName'),
      sql<ExamSettings>`attempt.settings`.as('shows'),
      sql<ExamSettings>`exam.published -> 'settings'`.as('limits'),
      sql<number>`exam_attempts_of_run(attempt.exam_id, ${memberId})`.as('attemptCount'),
      sql<boolean>`exists (select from exam_attempt other where other.exam_id = attempt.exam_id
        and other.member_id = ${memberId} and other.ended_at is null)`.as('isAnswering'),
      sql<boolean>`exists (select from exam_attempt other
        where other.exam_id = attempt.exam_id and other.ended_at is null)`.as('isBeingTaken'),
    ])
    .orderBy('attempt.startedAt', 'desc')
    .orderBy('attempt.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await own.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
