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

const stateOf = ({ finishStatus }: LearnersQuery): RawBuilder<boolean>[] => {
  if (finishStatus === undefined) return [];
  return [
    finishStatus === FinishStatus.finished
      ? sql<boolean>`run.finished_at is not null`
      : sql<boolean>`run.finished_at is null`,
  ];
};

const peopleOf = ({ search, organizationId }: LearnersQuery): RawBuilder<boolean>[] => [
  ...(search ? matchesSearch(search, sql`member.search_text`, sql`member.search`) : []),
  ...(organizationId === undefined ? [] : [sql<boolean>`organization.path @> array[${organizationId}]::text[]`]),
];

/** People are looked at only where something is asked of them: all of a company are many more than a page. */
function learners(read: Reads, query: LearnersQuery) {
  const runs = stateOf(query).reduce(
    (found, condition) => found.where(condition),
    read.selectFrom('studyRun as run').where('run.courseId', '=', query.courseId).where('run.closedAt', 'is', null),
  );
  const people = peopleOf(query);
  if (people.length === 0) return runs;
  const members = read
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .select('member.id');
  return runs.where(
    'run.memberId',
    'in',
    people.reduce((found, condition) => found.where(condition), members),
  );
}

/** The runs of a page, whoever began last first. */
const pageOf = (read: Reads, query: LearnersQuery, paging: Paging) =>
  learners(read, query)
    .select('run.id')
    .orderBy('run.openedAt', 'desc')
    .orderBy('run.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging));

/**
 * People with an open run; progress as `study_progress` says it, worked out for the page alone: of all learners it takes longer
 * than everything else.
 */
export const listLearners = (read: Reads, query: LearnersQuery, { asOf, paging }: { asOf: Date; paging: Paging }) =>
  read
    .selectFrom(pageOf(read, query, paging).as('page'))
    .innerJoin('studyRun as run', 'run.id', 'page.id')
    .innerJoin('member', 'member.id', 'run.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
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
    .execute();

export type LearnerRow = Awaited<ReturnType<typeof listLearners>>[number];

export async function countMatching(read: Reads, query: LearnersQuery): Promise<number> {
  // The learners are not looked at where nothing is asked of them.
  if ([...stateOf(query), ...peopleOf(query)].length === 0) return countLearnersOf(read, query.courseId);
  const { total } = await learners(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type LearnerCounts = { readonly total: number; readonly finished: number };
const nobody: LearnerCounts = { total: 0, finished: 0 };

/** How many learn each of some courses or subjects at present and how many of them have finished, read once for a whole page. */
export async function countLearners(
  read: Reads,
  contentIds: readonly string[],
): Promise<(contentId: string) => LearnerCounts> {
  const rows = await read
    .selectFrom('learnerCount')
    .select(['contentId', sql<bigint>`sum(learners)`.as('total'), sql<bigint>`sum(finished)`.as('finished')])
    .where('contentId', '=', sql<string>`any(${[...contentIds]}::text[])`)
    .groupBy('contentId')
    .execute();
  const counts = new Map(
    rows.map(({ contentId, total, finished }) => [contentId, { total: Number(total), finished: Number(finished) }]),
  );
  return (contentId) => counts.get(contentId) ?? nobody;
}

export const countLearnersOf = async (read: Reads, courseId: string): Promise<number> =>
  (await countLearners(read, [courseId]))(courseId).total;
