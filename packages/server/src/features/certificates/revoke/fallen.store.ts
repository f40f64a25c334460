import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import type { CheckRow } from '../issue/issue.store.ts';

/** The award somebody has of a certificate whose marks may revoke it, where one of them fell; with the content it was asked in. */
export async function findFallen(read: Reads, { certificateId, memberId }: CheckRow, at: Date) {
  const award = await read
    .selectFrom('certificateAward as award')
    .innerJoin('certificate', 'certificate.id', 'award.certificateId')
    .select(['award.id', 'award.tenantId', 'award.number', 'award.title'])
    .select(sql<string | null>`certificate_award_fallen(award.id, ${at})`.as('content'))
    .where('award.certificateId', '=', certificateId)
    .where('award.memberId', '=', memberId)
    .where('award.revokedAt', 'is', null)
    .where('award.replacedBy', 'is', null)
    .where(sql<SqlBool>`coalesce(award.expires_at > ${at}, true)`)
    .where('certificate.regradeRule', '=', 'revoke')
    .executeTakeFirst();
  return award?.content ? { ...award, content: award.content } : undefined;
}

export type RegradedAttempt = {
  readonly attemptId: string;
  readonly memberId: string;
  readonly newScore: number;
  readonly newResult: string;
};

type Regrade = {
  readonly examId: string;
  /** People who would have passed the exam and have not. */
  readonly gainedIds: readonly string[];
  readonly attempts: readonly RegradedAttempt[];
  readonly at: Date;
};
type TouchedRow = {
  readonly memberId: string;
  readonly name: string;
  readonly section: string;
  readonly coins: number;
  readonly integral: number;
};

const changesOf = ({ attempts }: Regrade) => sql`${attempts.map((one) => one.attemptId)}::text[],
  ${attempts.map((one) => one.newScore)}::integer[], ${attempts.map((one) => one.newResult)}::text[]`;

/** Attempts of an exam as a regrade would leave them. */
const regraded = (
  regrade: Regrade,
) => sql`(select attempt.member_id, attempt.ended_at, attempt.result = 'passed' as was_passed,
    case when coalesce(changed.result, attempt.result) = 'annulled' then false
      when attempt.settings ->> 'passPercent' is null then true
      else coalesce(changed.result, attempt.result) = 'passed' end as is_passed,
    case when coalesce(changed.result, attempt.result) <> 'annulled'
      then greatest(0, floor(coalesce(changed.score, attempt.score)::numeric / (attempt.point_sum * 100))) end as mark
  from exam_attempt attempt
    left join unnest(${changesOf(regrade)}) as changed (id, score, result) on changed.id = attempt.id
  where attempt.exam_id = ${regrade.examId} and attempt.ended_at is not null)`;

/** The outcome of somebody's attempts since their renewal, as it would be then. */
const outcomeAfter = (regrade: Regrade, member: RawBuilder<unknown>) => sql`(
  select coalesce(bool_or(taken.was_passed), false) as was_passed, coalesce(bool_or(taken.is_passed), false) as is_passed,
    max(taken.mark) as mark
  from ${regraded(regrade)} taken
  where taken.member_id = ${member} and taken.ended_at >= coalesce(renewal.opened_at, '-infinity'))`;

/** The courses around the exam that somebody would finish. */
const finishedCourses = ({ examId, gainedIds }: Regrade, member: RawBuilder<unknown>) => sql`(
  select finished.run_id, finished.course_id from runs_finished_by_pass(${examId}, array[${member}]) finished
  where ${member} = any (${[...gainedIds]}::text[]))`;

/** The mark somebody would have in a course around the exam since their renewal; no row where the exam is in none of its runs. */
const courseAfter = (regrade: Regrade, course: RawBuilder<unknown>, member: RawBuilder<unknown>) => sql`(
  select true as is_around, max(study_mark_if(study.id, ${regrade.at}, ${regrade.examId}, ${changesOf(regrade)})) as mark
  from study_run study
  where study.course_id = ${course} and study.member_id = ${member}
    and (study.finished_at >= coalesce(renewal.opened_at, '-infinity')
      or study.id in (select finished.run_id from ${finishedCourses(regrade, member)} finished))
  having bool_or(exists (select from course_section section
    where section.version_id = study.version_id and section.exam_id = ${regrade.examId})))`;

/** Somebody's run of a subject that has the exam in it, or a course around it. */
const runWithExam = (regrade: Regrade, asked: RawBuilder<unknown>, member: RawBuilder<unknown>) => sql`(
  select run.id, run.version_id, done.ids as contents
  from subject_run run
    cross join lateral (select array[${regrade.examId}::text] || coalesce(array_agg(finished.course_id), '{}') as ids
      from ${finishedCourses(regrade, member)} finished) done
  where run.subject_id = ${asked} and run.member_id = ${member}
    and exists (select from subject_item item
      where item.version_id = run.version_id and item.business_type in (1, 3) and item.business_id = any (done.ids)))`;

const peopleOf = ({ attempts }: Regrade) => [...new Set(attempts.map(({ memberId }) => memberId))];

/** Awards a regrade would revoke, with what they paid. */
export const listRevocable = (read: Reads, regrade: Regrade): Promise<TouchedRow[]> =>
  read
    .selectFrom(
      sql<TouchedRow>`(
        select award.member_id, award.title as name, asked.title as section, award.coins, award.integral
        from certificate_award award
          join certificate on certificate.id = award.certificate_id and certificate.regrade_rule = 'revoke'
          cross join lateral jsonb_to_recordset(award.requirements)
            as asked ("businessType" smallint, "businessId" text, title text, "minimumPercent" integer)
          left join certificate_renewal renewal on renewal.certificate_id = award.certificate_id
            and renewal.member_id = award.member_id and renewal.run = award.run
          cross join lateral ${outcomeAfter(regrade, sql`award.member_id`)} after
          left join lateral ${runWithExam(regrade, sql`asked."businessId"`, sql`award.member_id`)} run
            on asked."businessType" = 2
          left join lateral ${courseAfter(regrade, sql`asked."businessId"`, sql`award.member_id`)} course
            on asked."businessType" = 1 and asked."minimumPercent" is not null
        where award.member_id = any (${peopleOf(regrade)}::text[]) and award.revoked_at is null and award.replaced_by is null
          and coalesce(award.expires_at > ${regrade.at}, true)
          and (asked."businessType" = 3 and asked."businessId" = ${regrade.examId}
              and not (after.is_passed and coalesce(after.mark >= asked."minimumPercent", asked."minimumPercent" is null))
            or course.mark < asked."minimumPercent"
            or run.id is not null and after.was_passed and not after.is_passed
              and does_subject_miss(run.version_id, award.member_id, run.id, ${regrade.at}, renewal.opened_at,
                fallen_exams_of_subject(run.version_id, award.member_id, ${regrade.at}, renewal.opened_at, award.issued_at)
                || ${regrade.examId}::text)))`.as<'touched'>(sql`touched`),
    )
    .selectAll()
    .orderBy('name')
    .orderBy('memberId')
    .orderBy('section')
    .execute();

/** Certificates a regrade would let people earn: the exam, in itself or in a course or subject, is all that is missing. */
export const listEarnable = (read: Reads, regrade: Regrade): Promise<TouchedRow[]> =>
  read
    .selectFrom(
      sql<TouchedRow>`(
        select member.id as member_id, certificate.title as name, min(asked.title) filter (where not asked.is_finished) as section,
          certificate.coins, certificate.integral
        from certificate
          join member on member.id = any (${peopleOf(regrade)}::text[]) and member.state = 'active'
          left join certificate_renewal renewal on renewal.certificate_id = certificate.id and renewal.member_id = member.id
            and renewal.closed_at is null
          cross join lateral ${outcomeAfter(regrade, sql`member.id`)} after
          cross join lateral certificate_requirements(certificate.id, member.id, ${regrade.at}) asked
          left join lateral ${runWithExam(regrade, sql`asked.business_id`, sql`member.id`)} run
            on asked.business_type = 2 and not asked.is_finished
          left join lateral subject_outcome_if(run.version_id, member.id, run.id, ${regrade.at}, renewal.opened_at,
            run.contents, true) changed on run.id is not null
          left join lateral ${courseAfter(regrade, sql`asked.business_id`, sql`member.id`)} course
            on asked.business_type = 1 and not asked.is_finished
          left join lateral (select true as is_so where asked.finished_at is not null
            or asked.business_id in (select finished.course_id from ${finishedCourses(regrade, sql`member.id`)} finished)) ended
            on asked.business_type = 1 and not asked.is_finished
        where certificate.state = 'published' and after.is_passed
          and certificate.id in (
            with content as (
              select 3::smallint as business_type, ${regrade.examId}::text as business_id
              union
              select 1::smallint, version.course_id from course_section section
                join course_version version on version.id = section.version_id
              where section.exam_id = ${regrade.examId}
            )
            select direct.certificate_id from certificate_requirement direct
            where (direct.business_type, direct.business_id) in (select business_type, business_id from content)
            union
            select around.certificate_id from subject_item item
              join subject_run joined on joined.version_id = item.version_id
              join certificate_requirement around on around.business_type = 2 and around.business_id = joined.subject_id
            where (item.business_type, item.business_id) in (select business_type, business_id from content)
              and joined.member_id = any (${peopleOf(regrade)}::text[]))
          and is_in_audience(certificate.audience, member.id, member_places(member.id), member.created_at)
          and (renewal.id is not null or not exists (select from certificate_award award
            where award.certificate_id = certificate.id and award.member_id = member.id))
        group by certificate.id, member.id
        having not bool_and(asked.is_finished)
          and bool_and(asked.is_finished or coalesce(changed.is_done, false)
            or ended.is_so and course.is_around and coalesce(course.mark >= asked.minimum_percent, true)
            or asked.business_type = 3 and asked.business_id = ${regrade.examId}
              and coalesce(after.mark >= asked.minimum_percent, asked.minimum_percent is null)))`.as<'touched'>(
        sql`touched`,
      ),
    )
    .selectAll()
    .orderBy('name')
    .orderBy('memberId')
    .execute();
