import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Move = { readonly courseId: string; readonly versionId: string; readonly at: Date };

/** The version they leave is noted with them: progress as of the past is asked of it. Of moves at one instant the first counts. */
const moveToVersion = ({ courseId, versionId, at }: Move) => sql`
  with leaving as materialized (
    select id, tenant_id, version_id from study_run
    where course_id = ${courseId} and closed_at is null and finished_at is null and version_id <> ${versionId}
    order by id for no key update
  ), noted as (
    insert into study_run_move (run_id, moved_at, tenant_id, left_version_id)
    select id, ${at}, tenant_id, version_id from leaving
    on conflict do nothing
  )
  update study_run set version_id = ${versionId} from leaving where study_run.id = leaving.id`;

/**
 * Runs that are open and not finished go on in another version. What they finished is kept by the keys of its sections;
 * whoever has finished everything the new version requires has finished it.
 */
export async function moveRuns(tx: Tx, move: Move): Promise<number> {
  const { courseId, versionId, at } = move;
  const { numAffectedRows = 0n } = await moveToVersion(move).execute(tx);
  await tx
    .updateTable('studyRun')
    .set({ finishedAt: at })
    .where('courseId', '=', courseId)
    .where('versionId', '=', versionId)
    .where('closedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where(sql<boolean>`not exists (
      select from course_section section
      where section.version_id = study_run.version_id and section.is_required and not exists (
        select from section_progress progress
        where progress.run_id = study_run.id and progress.section_key = section.key
          and progress.finished_at is not null))`)
    .execute();
  return Number(numAffectedRows);
}

const midway = (read: Reads, courseId: string) =>
  read
    .selectFrom('studyRun as run')
    .where('run.courseId', '=', courseId)
    .where('run.closedAt', 'is', null)
    .where('run.finishedAt', 'is', null);

type MidwayQuery = {
  readonly courseId: string;
  readonly versionId: string;
  readonly asOf: Date;
  readonly paging: Paging;
};

/** People in the middle of a course: how far they are, and how far they would be in another version. */
export async function listMidway(read: Reads, { courseId, versionId, asOf, paging }: MidwayQuery) {
  const items = await midway(read, courseId)
    .innerJoin('member', 'member.id', 'run.memberId')
    .innerJoinLateral(
      sql<{ percentage: number }>`study_progress(run.id, ${asOf})`.as<'progress'>(sql`progress`),
      (on) => on.onTrue(),
    )
    .select(['run.memberId', 'member.fullName', 'run.number as runNumber', 'progress.percentage'])
    .select(
      sql<number>`(
        select coalesce(count(progress.finished_at) * 100 / nullif(count(*), 0), 0)::integer
        from course_section section
          left join section_progress progress on progress.run_id = run.id and progress.section_key = section.key
        where section.version_id = ${versionId} and section.is_required)`.as('percentageAfter'),
    )
    .orderBy('run.openedAt', 'desc')
    .orderBy('run.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await midway(read, courseId)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { items, recordCount: Number(total) };
}

export async function listOpenLearners(read: Reads, courseId: string): Promise<string[]> {
  const rows = await midway(read, courseId).select('run.memberId').execute();
  return rows.map(({ memberId }) => memberId);
}
