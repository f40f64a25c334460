import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type Move = { readonly courseId: string; readonly versionId: string; readonly at: Date };

/**
 * Runs that are open and not finished go on in another version. What they finished is kept by the keys of its sections;
 * whoever has finished everything the new version requires has finished it.
 */
export async function moveRuns(tx: Tx, { courseId, versionId, at }: Move): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('studyRun')
    .set({ versionId })
    .where('courseId', '=', courseId)
    .where('closedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .where('versionId', '<>', versionId)
    .executeTakeFirst();
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
  return Number(numUpdatedRows);
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
