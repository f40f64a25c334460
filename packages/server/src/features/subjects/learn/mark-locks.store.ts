import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

type LockRow = {
  readonly runId: string;
  readonly ordinal: number;
  readonly memberId: string;
  readonly name: string;
  readonly section: string;
  readonly isReached: boolean;
};

const changedOf = ({ attempts }: PassChanges): RawBuilder<unknown> =>
  sql`${attempts.map((one) => one.attemptId)}::text[], ${attempts.map((one) => one.newScore)}::integer[],
    ${attempts.map((one) => one.newResult)}::text[]`;

/** Exams that items of subjects ask for: passed or not, and the best mark, before and afterwards. */
const askedExams = (changes: PassChanges, memberIds: readonly string[]) => sql`
  select run.id as run_id, run.version_id, asked.key, marks.was_passed as was_done, marks.is_passed as is_done, marks.earlier,
    marks.later, false as needs_none
  from (
    select attempt.member_id,
      max(floor(attempt.score::numeric / (attempt.point_sum * 100)))
        filter (where attempt.result not in ('marking', 'annulled')) as earlier,
      max(floor(later.score::numeric / (attempt.point_sum * 100)))
        filter (where later.result not in ('marking', 'annulled')) as later,
      coalesce(bool_or(attempt.result <> 'annulled'
        and (attempt.settings ->> 'passPercent' is null or attempt.result = 'passed')), false) as was_passed,
      coalesce(bool_or(later.result <> 'annulled'
        and (attempt.settings ->> 'passPercent' is null or later.result = 'passed')), false) as is_passed
    from exam_attempt attempt
      left join unnest(${changedOf(changes)}) as changed (id, score, result) on changed.id = attempt.id
      cross join lateral (select coalesce(changed.score, attempt.score) as score,
        coalesce(changed.result, attempt.result) as result) later
    where attempt.exam_id = ${changes.examId} and attempt.ended_at is not null
      and attempt.member_id = any(${[...memberIds]}::text[])
    group by attempt.member_id
  ) marks
    join subject_run run on run.member_id = marks.member_id
    join subject_item asked on asked.version_id = run.version_id
      and asked.business_type = ${BusinessType.exam} and asked.business_id = ${changes.examId}`;

/** Courses around the exam that items of subjects ask for, by the best of their finished runs; one that has no mark needs none. */
const askedCourses = (changes: PassChanges, memberIds: readonly string[]) => sql`
  select run.id, run.version_id, asked.key, marks.was_done, marks.is_done, marks.earlier, marks.later,
    not is_content_waiting(${BusinessType.course}::smallint, asked.business_id, run.member_id, ${changes.at})
  from subject_run run
    join subject_item asked on asked.version_id = run.version_id and asked.business_type = ${BusinessType.course}
      and asked.business_id in (select version.course_id from course_section section
        join course_version version on version.id = section.version_id where section.exam_id = ${changes.examId})
    cross join lateral (
      select coalesce(bool_or(study.finished_at is not null), false) as was_done,
        coalesce(bool_or(study.finished_at is not null or study.is_finished_by_pass), false) as is_done,
        max(study_mark(study.id, ${changes.at}, false)) filter (where study.finished_at is not null) as earlier,
        max(study_mark_if(study.id, ${changes.at}, ${changes.examId}, ${changedOf(changes)}))
          filter (where study.finished_at is not null or study.is_finished_by_pass) as later
      from (select own.id, own.finished_at, own.id in (select finished.run_id
          from runs_finished_by_pass(${changes.examId}, ${[...changes.gainedIds]}::text[]) finished) as is_finished_by_pass
        from study_run own where own.course_id = asked.business_id and own.member_id = run.member_id) study
    ) marks
  where run.member_id = any(${[...memberIds]}::text[])`;

const isReached = (isDone: RawBuilder<unknown>, mark: RawBuilder<unknown>) =>
  sql`(${isDone} and coalesce(${mark} >= minimum.percent, asked.needs_none))`;

/**
 * Items that ask for a mark of the exam, or of a course around it, which a regrade lifts people to, or takes from them: decision
 * 046, also where the pass stays. Nobody exempt from what is asked needs a mark, and what is finished is locked no more.
 */
export async function listLockConsequences(read: Reads, changes: PassChanges): Promise<PassConsequence[]> {
  const memberIds = [...new Set(changes.attempts.map(({ memberId }) => memberId))];
  if (memberIds.length === 0) return [];
  const [before, after] = [
    isReached(sql`asked.was_done`, sql`asked.earlier`),
    isReached(sql`asked.is_done`, sql`asked.later`),
  ];
  const rows = await read
    .selectFrom(
      sql<LockRow>`(
    select distinct run.id as run_id, locked.ordinal, run.member_id, subject.title as name, locked.title as section,
      ${after} as is_reached
    from (${askedExams(changes, memberIds)} union all ${askedCourses(changes, memberIds)}) asked
      join subject_run run on run.id = asked.run_id
      join subject on subject.id = run.subject_id
      join subject_item locked on locked.version_id = asked.version_id
      cross join lateral jsonb_to_recordset(locked.minimum_marks) as minimum (key text, percent integer)
    where minimum.key = asked.key and ${before} <> ${after}
      and not exists (select from subject_exemption exempt where exempt.run_id = run.id
        and exempt.item_key in (asked.key, locked.key) and exempt.state = 'agreed')
      and not exists (select from subject_items(run.version_id, run.member_id, run.id, ${changes.at}) item
        where item.key = locked.key and item.is_done)
      )`.as<'lock'>(sql`lock`),
    )
    .select(['memberId', 'name', 'section', 'isReached'])
    .orderBy('name')
    .orderBy('runId')
    .orderBy('ordinal')
    .execute();
  return rows.map(({ isReached: isOpen, ...row }) => ({ ...row, kind: 'lock', effect: isOpen ? 'opens' : 'closes' }));
}
