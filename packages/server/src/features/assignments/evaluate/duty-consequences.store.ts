import type { PassConsequence } from '@shuyuan/contract/exams/marking/pass-consequence';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { PassChanges } from '../../exams/index.ts';

type DutyRow = {
  readonly dutyId: string;
  readonly memberId: string;
  readonly name: string;
  /** Of a content that is no longer done; empty where the whole duty is. */
  readonly section: string;
  readonly ordinal: number;
};

const { exam, course, subject } = BusinessType;
const texts = (values: readonly string[]): RawBuilder<unknown> => sql`${[...values]}::text[]`;

const changedOf = ({ attempts }: PassChanges) => sql`unnest(${texts(attempts.map((one) => one.attemptId))},
  ${texts(attempts.map((one) => one.newResult))}) as changed (id, result)`;

/** Since when the exam would be done, an instant for each attempt of those whose result changes. */
const passesAfter = (changes: PassChanges) => sql`
  select attempt.member_id, case when later.result = 'annulled' then null
      when attempt.settings ->> 'passPercent' is null then attempt.ended_at
      when later.result = 'passed' then coalesce(attempt.passed_at, ${changes.at}) end as at
  from exam_attempt attempt
    left join ${changedOf(changes)} on changed.id = attempt.id
    cross join lateral (select coalesce(changed.result, attempt.result) as result) later
  where attempt.exam_id = ${changes.examId} and attempt.ended_at is not null and attempt.member_id in (
    select turned.member_id from exam_attempt turned join ${changedOf(changes)} on changed.id = turned.id
    where turned.result is distinct from changed.result)`;

/** Their open duties that ask for the exam, or for a course or a subject around it. */
const dutiesAround = (examId: string) => sql`
  select duty.id, duty.rule_id, duty.member_id, duty.counts_since, rule.title
  from assignment_duty duty join assignment_rule rule on rule.id = duty.rule_id
  where duty.member_id in (select pass.member_id from pass) and duty.state in ('open', 'paused')
    and exists (select from assignment_item asked where asked.rule_id = duty.rule_id
      and (asked.business_type, asked.business_id) in (
        select ${exam}::smallint, ${examId}::text
        union all select ${subject}::smallint, around from subjects_around(${examId}) around
        union all select ${course}::smallint, version.course_id from course_section section
          join course_version version on version.id = section.version_id where section.exam_id = ${examId}))`;

/** Whether a content would be done. A pass counts for a duty from the instant its run counts from. */
const isDoneAfter = ({ examId, gainedIds, lostIds, at }: PassChanges) => sql`case
  when item.business_type = ${exam} and item.business_id = ${examId} then exists (
    select from pass where pass.member_id = duty.member_id and pass.at > coalesce(duty.counts_since, '-infinity'))
  when item.business_type = ${course} then item.finished_at is not null
    or (item.business_id, duty.member_id) in (select course.course_id, course.member_id from course)
  when item.business_type = ${subject} and duty.counts_since is not null then coalesce((
    select outcome.is_done from subject_run run
      cross join lateral (select array[${examId}::text] || coalesce(array_agg(course.course_id), '{}') as ids
        from course where course.member_id = run.member_id) done
      cross join lateral subject_outcome_if(run.version_id, run.member_id, run.id, ${at}, duty.counts_since,
        case when duty.member_id = any (${texts([...gainedIds, ...lostIds])}) then done.ids else '{}' end,
        duty.member_id = any (${texts(gainedIds)})) outcome
    where run.subject_id = item.business_id and run.member_id = duty.member_id), false)
  when item.business_type = ${subject} then item.finished_at is not null or duty.member_id = any (${texts(gainedIds)})
    and does_pass_finish_subject(${examId}, item.business_id, duty.member_id, ${at})
  else item.finished_at is not null end`;

/**
 * Open duties that a pass completes, by the exam or what it finishes, and contents of open duties that count as done no more. A
 * duty that is done stays done: decision 056.
 */
export async function listDutyConsequences(read: Reads, changes: PassChanges): Promise<PassConsequence[]> {
  const { examId, gainedIds, attempts, at } = changes;
  if (attempts.length === 0) return [];
  const rows = await read
    .selectFrom(
      sql<DutyRow>`(
    with pass as materialized (${passesAfter(changes)}), duty as materialized (${dutiesAround(examId)}),
    course as materialized (select * from runs_finished_by_pass(${examId}, ${texts(gainedIds)})),
    item as materialized (
      select duty.id as duty_id, duty.member_id, duty.title as name, item.title as section, item.ordinal, item.is_asked,
        item.finished_at is not null as was_done, ${isDoneAfter(changes)} as is_done
      from duty cross join lateral assignment_items(duty.rule_id, duty.member_id, duty.counts_since, ${at}) item
    )
    select duty_id, member_id, name, '' as section, -1 as ordinal from item group by duty_id, member_id, name
    having bool_and(is_done) filter (where is_asked or is_done) and not bool_and(was_done) filter (where is_asked)
    union all
    select duty_id, member_id, name, section, ordinal from item where was_done and not is_done
      )`.as<'duty'>(sql`duty`),
    )
    .select(['memberId', 'name', 'section'])
    .orderBy('name')
    .orderBy('dutyId')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({ ...row, kind: 'duty', effect: row.section === '' ? 'opens' : 'closes' }));
}
