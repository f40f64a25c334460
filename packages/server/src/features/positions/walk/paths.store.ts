import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { progressOf } from './walk.store.ts';

type PathsQuery = { readonly memberId: string; readonly isClosed: boolean; readonly asOf: Date };

/** Walks of one person, open or closed. A path that was put away is history, too. */
const walks = (read: Reads, { memberId, isClosed }: PathsQuery) =>
  read
    .selectFrom('positionRun as run')
    .innerJoin('position', 'position.id', 'run.positionId')
    .where('run.memberId', '=', memberId)
    .where(sql<boolean>`(run.closed_at is not null) = ${isClosed}`);

export async function listRuns(read: Reads, query: PathsQuery, paging: Paging) {
  const rows = await walks(read, query)
    .innerJoinLateral(progressOf(query.asOf), (join) => join.onTrue())
    .select(['run.id', 'run.positionId', 'run.memberId', 'run.versionId', 'run.lessonLocation', 'run.openedAt'])
    .select(['run.closedAt', 'run.auditState', 'run.submittedAt', 'run.decidedAt'])
    .select(['position.state', 'position.name', 'position.introduction', 'position.learnSequence'])
    .select(['position.versionId as publishedId', 'position.revision'])
    .select(['progress.requiredCount', 'progress.finishedCount', 'progress.percentage'])
    .orderBy('run.openedAt', 'desc')
    .orderBy('run.id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await walks(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => {
      const { state, name, introduction, learnSequence, revision, publishedId } = row;
      const { requiredCount, finishedCount, percentage, ...run } = row;
      const position = {
        id: row.positionId,
        versionId: publishedId,
        state,
        name,
        introduction,
        learnSequence,
        revision,
      };
      return { position, run, progress: { requiredCount, finishedCount, percentage } };
    }),
    total: Number(total),
  };
}
