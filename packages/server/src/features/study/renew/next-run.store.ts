import { type RawBuilder, sql } from 'kysely';
import type { ExamLearner } from '../../exams/index.ts';
import { columnOf, type Reads, type Tx } from '../../../platform/db.ts';

/** Somebody who learns a course anew: by `since` it was done for the last time. */
type CourseLearner = { readonly courseId: string; readonly memberId: string; readonly since: Date };

/** The courses among these that their people can learn now: a file where the path or subject around it was joined. */
const learnable = (learners: readonly CourseLearner[]): RawBuilder<unknown> => sql`(
  select course.id as course_id, member.id as member_id, course.version_id, max(asked.since) as since
  from unnest(${columnOf(learners, 'courseId')}::text[], ${columnOf(learners, 'memberId')}::text[],
      ${columnOf(learners, 'since')}::timestamptz[]) as asked (course_id, member_id, since)
    join member on member.id = asked.member_id
    join course on course.id = asked.course_id and course.tenant_id = member.tenant_id and course.state = 'published'
      and case when course.is_file then is_file_course_open(course.id, member.id)
        else is_in_audience(course.audience, member.id, member_places(member.id), member.created_at) end
  group by course.id, member.id)`;

type FinishedRun = { readonly id: string; readonly versionId: string; readonly since: Date };

/** Runs that were finished by then and nothing has followed yet, with the version of the next one; locked in the order in which marks lock runs. */
export async function lockFinishedRuns(tx: Tx, learners: readonly CourseLearner[]): Promise<readonly FinishedRun[]> {
  const { rows } = await sql<FinishedRun>`select run.id, known.version_id, known.since
    from ${learnable(learners)} known
      join study_run run on run.course_id = known.course_id and run.member_id = known.member_id
        and run.closed_at is null and run.finished_at <= known.since
    order by run.id for no key update of run`.execute(tx);
  return rows;
}

type NextRun = FinishedRun & { readonly nextId: string };

/** Closes each of these and opens the run after it, in which exams that were passed before are passed once more. */
export async function followRuns(tx: Tx, runs: readonly NextRun[], at: Date): Promise<void> {
  const ids = columnOf(runs, 'id');
  await sql`update study_run set closed_at = ${at} where id = any (${ids}::text[])`.execute(tx);
  await sql`insert into study_run
      (id, tenant_id, course_id, member_id, number, version_id, opened_at, renewed_at)
    select next.id, before.tenant_id, before.course_id, before.member_id, before.number + 1, next.version_id, ${at}, next.since
    from unnest(${columnOf(runs, 'nextId')}::text[], ${ids}::text[], ${columnOf(runs, 'versionId')}::text[],
        ${columnOf(runs, 'since')}::timestamptz[]) as next (id, before_id, version_id, since)
      join study_run before on before.id = next.before_id`.execute(tx);
}

/** The exams that are sections of these courses: of the run somebody is in, else of what is published. */
export const listExamsInside = (read: Reads, learners: readonly CourseLearner[]): Promise<ExamLearner[]> =>
  read
    .selectFrom(
      sql<ExamLearner>`(select section.exam_id, known.member_id, known.since
        from ${learnable(learners)} known
          left join study_run run on run.course_id = known.course_id and run.member_id = known.member_id
            and run.closed_at is null
          join course_section section on section.version_id = coalesce(run.version_id, known.version_id)
            and section.exam_id is not null)`.as<'inside'>(sql`inside`),
    )
    .select(['inside.examId', 'inside.memberId', 'inside.since'])
    .execute();
