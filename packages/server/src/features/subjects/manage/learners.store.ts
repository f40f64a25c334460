import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { countLearners } from '../../study/index.ts';
import { type ProgressRow, wholeKey } from '../run.store.ts';

export type LearnersQuery = {
  readonly subjectId: string;
  readonly search: string | undefined;
  readonly finishStatus: FinishStatus | undefined;
  readonly organizationId: string | undefined;
  readonly asOf: Date;
};

const progressFunction = (asOf: Date): RawBuilder<unknown> =>
  sql`subject_progress(run.version_id, run.member_id, run.id, ${asOf})`;

const progressOf = (asOf: Date) => sql<ProgressRow>`${progressFunction(asOf)}`.as<'progress'>(sql`progress`);

function conditionsOf({ search, finishStatus, organizationId, asOf }: LearnersQuery): RawBuilder<boolean>[] {
  const conditions = search ? matchesSearch(search, sql`member.search_text`, sql`member.search`) : [];
  if (finishStatus !== undefined)
    conditions.push(sql<boolean>`(select status from ${progressFunction(asOf)}) = ${finishStatus}`);
  if (organizationId !== undefined)
    conditions.push(sql<boolean>`organization.path @> array[${organizationId}]::text[]`);
  return conditions;
}

const learners = (read: Reads, query: LearnersQuery) =>
  conditionsOf(query).reduce(
    (found, condition) => found.where(condition),
    read
      .selectFrom('subjectRun as run')
      .innerJoin('member', 'member.id', 'run.memberId')
      .innerJoin('organization', 'organization.id', 'member.organizationId')
      .where('run.subjectId', '=', query.subjectId),
  );

/** Whoever joined last first; progress as `subject_progress` says it, which is asked of those on the page alone. */
export const listLearners = (read: Reads, query: LearnersQuery, paging: Paging) =>
  read
    .selectFrom('subjectRun as run')
    .innerJoin('member', 'member.id', 'run.memberId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoinLateral(progressOf(query.asOf), (join) => join.onTrue())
    .innerJoin('subjectVersion as version', 'version.id', 'run.versionId')
    .leftJoin('subjectDeadline as deadline', (join) =>
      join.onRef('deadline.runId', '=', 'run.id').on('deadline.itemKey', '=', wholeKey),
    )
    .select(['run.memberId', 'member.fullName', 'organization.name as organizationName'])
    .select(['version.number as versionNumber', 'run.openedAt', 'deadline.dueAt'])
    .select(['progress.requiredCount', 'progress.finishedCount', 'progress.percentage', 'progress.status'])
    .select('progress.finishedAt')
    .select(sql<number | null>`subject_mark(run.version_id, run.member_id, ${query.asOf})`.as('mark'))
    .select(
      sql<bigint>`(select count(*) from subject_exemption exemption
        where exemption.run_id = run.id and exemption.state = 'agreed')`.as('exemptCount'),
    )
    .where(
      'run.id',
      'in',
      learners(read, query)
        .select('run.id')
        .orderBy('run.openedAt', 'desc')
        .orderBy('run.id')
        .limit(paging.pageSize)
        .offset(offsetOf(paging)),
    )
    .orderBy('run.openedAt', 'desc')
    .orderBy('run.id')
    .execute();

export type LearnerRow = Awaited<ReturnType<typeof listLearners>>[number];

export async function countMatching(read: Reads, query: LearnersQuery): Promise<number> {
  // The learners are not looked at where nothing is asked of them.
  if (conditionsOf(query).length === 0) {
    return (await countLearners(read, [query.subjectId]))(query.subjectId).total;
  }
  const { total } = await learners(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whoever has joined and is not finished. */
export async function listMidway(read: Reads, subjectId: string, asOf: Date): Promise<string[]> {
  const rows = await read
    .selectFrom('subjectRun as run')
    .innerJoinLateral(progressOf(asOf), (join) => join.onTrue())
    .select('run.memberId')
    .where('run.subjectId', '=', subjectId)
    .where(sql<boolean>`progress.status = ${FinishStatus.learning}`)
    .orderBy('run.id')
    .execute();
  return rows.map(({ memberId }) => memberId);
}
