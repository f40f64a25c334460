import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { countWaiting, progressOfRun } from '../runs/run.store.ts';

export type LearnersQuery = {
  readonly courseId: string;
  readonly search: string | undefined;
  readonly finishStatus: FinishStatus | undefined;
  readonly organizationId: string | undefined;
};

function conditionsOf({ search, finishStatus, organizationId }: LearnersQuery): RawBuilder<boolean>[] {
  const conditions = search ? matchesSearch(search, sql`member.search_text`, sql`member.search`) : [];
  if (finishStatus === FinishStatus.learning) conditions.push(sql<boolean>`run.finished_at is null`);
  if (finishStatus === FinishStatus.finished) conditions.push(sql<boolean>`run.finished_at is not null`);
  if (organizationId !== undefined)
    conditions.push(sql<boolean>`organization.path @> array[${organizationId}]::text[]`);
  return conditions;
}

const learners = (read: Reads, query: LearnersQuery) =>
  conditionsOf(query).reduce(
    (found, condition) => found.where(condition),
    read
      .selectFrom('studyRun as run')
      .innerJoin('member', 'member.id', 'run.memberId')
      .innerJoin('organization', 'organization.id', 'member.organizationId')
      .where('run.courseId', '=', query.courseId)
      .where('run.closedAt', 'is', null),
  );

/** People with an open run, whoever began last first; progress as `study_progress` says it. */
export const listLearners = (read: Reads, query: LearnersQuery, { asOf, paging }: { asOf: Date; paging: Paging }) =>
  learners(read, query)
    .innerJoin('courseVersion as version', 'version.id', 'run.versionId')
    .innerJoinLateral(progressOfRun(asOf), (join) => join.onTrue())
    .select(['run.memberId', 'member.fullName', 'organization.name as organizationName'])
    .select(['run.number as runNumber', 'version.number as versionNumber'])
    .select(['run.openedAt', 'run.studiedAt', 'run.finishedAt'])
    .select(['progress.required', 'progress.finished', 'progress.percentage', 'progress.status'])
    .select(
      sql<bigint>`(select coalesce(sum(study_seconds), 0) from section_progress
        where section_progress.run_id = run.id)`.as('studySeconds'),
    )
    .select([countWaiting(asOf), sql<number | null>`study_mark(run.id, ${asOf}, false)`.as('mark')])
    .orderBy('run.openedAt', 'desc')
    .orderBy('run.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export type LearnerRow = Awaited<ReturnType<typeof listLearners>>[number];

export async function countMatching(read: Reads, query: LearnersQuery): Promise<number> {
  // The learners are not looked at where nothing is asked of them.
  if (conditionsOf(query).length === 0) return countLearnersOf(read, query.courseId);
  const { total } = await learners(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type LearnerCounts = { readonly total: number; readonly finished: number };
const nobody: LearnerCounts = { total: 0, finished: 0 };

/** How many learn each of some courses at present and how many of them have finished, read once for a whole page. */
export async function countLearners(
  read: Reads,
  courseIds: readonly string[],
): Promise<(courseId: string) => LearnerCounts> {
  const rows = await read
    .selectFrom('learnerCount')
    .select(['contentId', sql<bigint>`sum(learners)`.as('total'), sql<bigint>`sum(finished)`.as('finished')])
    .where('contentId', '=', sql<string>`any(${[...courseIds]}::text[])`)
    .groupBy('contentId')
    .execute();
  const counts = new Map(
    rows.map(({ contentId, total, finished }) => [contentId, { total: Number(total), finished: Number(finished) }]),
  );
  return (courseId) => counts.get(courseId) ?? nobody;
}

export const countLearnersOf = async (read: Reads, courseId: string): Promise<number> =>
  (await countLearners(read, [courseId]))(courseId).total;
