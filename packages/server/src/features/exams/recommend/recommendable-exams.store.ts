import { sql } from 'kysely';
import type { DueSource, FinishedQuery, FinishedRow, Recommendable } from '../../recommend/index.ts';
import { recommendLimits } from '@shuyuan/contract/recommend/recommend-limits';
import { among, type SearchReader } from '../../search/index.ts';
import type { Reads } from '../../../platform/db.ts';
import { searchableExams } from '../search/searchable-exams.store.ts';

/** Without a pass mark handing in is passing; a pass that was taken back is none, nor is what is annulled (`exam_outcome`). */
const passedAt = sql<Date | null>`case when attempt.annulled_at is not null then null when attempt.settings ->> 'passPercent' is null then attempt.ended_at
  when attempt.pass_lost_at is null then attempt.passed_at end`;

async function listFinished(read: Reads, { memberId, ids, at }: FinishedQuery): Promise<FinishedRow[]> {
  const rows = await read
    .selectFrom('examAttempt as attempt')
    .select(['attempt.examId as id', sql<Date>`min(${passedAt})`.as('finishedAt')])
    .where('attempt.memberId', '=', memberId)
    .where('attempt.examId', '=', among(ids))
    .where(passedAt, '<=', at)
    .groupBy('attempt.examId')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'exam' }));
}

/** One that was begun stands among one's exams; one that is not open yet, or no more, is locked. */
const isClosed = ({ memberId, at }: SearchReader) => sql<boolean>`(
  exists (select from exam_attempt attempt where attempt.exam_id = document.source_id and attempt.member_id = ${memberId})
  or exists (select from exam where exam.id = document.source_id
    and (coalesce(exam.opens_at > ${at}, false) or coalesce(exam.closes_at <= ${at}, false))))`;

export const recommendableExams: Recommendable = {
  searchable: searchableExams,
  kinds: ['exam'],
  isClosed,
  listFinished,
};

/** Exams that end soon. */
export const closingExams: DueSource = ({ tenantId, at }, until) => sql`
  select 'exam' as kind, exam.id, exam.closes_at as due_at from exam
  where exam.tenant_id = ${tenantId} and exam.state = 'published' and exam.closes_at > ${at} and exam.closes_at <= ${until}
  order by exam.closes_at, exam.id limit ${recommendLimits.due}`;
