import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { hasWords } from '../../../platform/search.ts';
import type { AttemptsQuery, ListedAttempt, Range } from './attempt-list.store.ts';

type Absent = { readonly memberId: string };

/**
 * Everybody an exam was for who never began it, once its window is over: not those who came to the company or were led here by a
 * course, nor those who made or mark it, who cannot take it (decision 059). An exam that was withdrawn before has no absent.
 * Nobody has to buy one: of an exam that is sold, those it was open to.
 */
function absent(read: Reads, { examId, now, search }: AttemptsQuery) {
  const conditions = search ? hasWords(search, sql`member.search_text`) : [];
  return conditions.reduce(
    (query, condition) => query.where(condition),
    read
      .selectFrom(
        sql<Absent>`(select reached.member_id from (
            select exam.id, exam.tenant_id, exam.author_id, exam.published -> 'audience' as audience,
              to_timestamp((exam.published #>> '{settings,closeTime}')::numeric / 1000) as over_at,
              array(select distinct version.author_id from exam_paper_question pinned
                join exam_question_version version
                  on version.question_id = pinned.question_id and version.number = pinned.version
                where pinned.paper_id = exam.paper_id) as writers
            from exam
            where exam.id = ${examId} and (exam.state = 'published'
              or exam.withdrawn_at >= to_timestamp((exam.published #>> '{settings,closeTime}')::numeric / 1000))
          ) exam cross join lateral audience_members(exam.tenant_id, exam.audience, null) as reached (member_id)
            join member on member.id = reached.member_id
          where exam.over_at <= ${now} and member.created_at < exam.over_at and member.id <> exam.author_id
            and member.id <> all (exam.writers)
            and not exists (select from exam_marker marker
              where marker.exam_id = exam.id and marker.member_id = member.id)
            and not exists (select from exam_attempt attempt
              where attempt.exam_id = exam.id and attempt.member_id = member.id)
            and is_exam_paid(exam.id, member.id))`.as<'absent'>(sql`absent`),
      )
      .innerJoin('member', 'member.id', 'absent.memberId'),
  );
}

/** By name. */
export async function listAbsent(read: Reads, query: AttemptsQuery, range: Range): Promise<ListedAttempt[]> {
  const rows = await absent(read, query)
    .select(['member.id as memberId', 'member.fullName'])
    .orderBy('member.fullName')
    .orderBy('member.id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map((row) => ({ ...row, ...nothing }));
}

export async function countAbsent(read: Reads, query: AttemptsQuery): Promise<number> {
  const { total } = await absent(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const nothing = {
  id: null,
  number: 0,
  startedAt: null,
  endedAt: null,
  closesAt: null,
  heardAt: null,
  pointSum: 0,
  result: null,
  score: null,
  receipt: null,
  extraMs: 0n,
  answeredCount: 0n,
  hasLateAnswers: false,
  attentionCount: 0n,
} as const;
