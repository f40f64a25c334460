import type { SubjectContentType } from '@shuyuan/contract/subjects/subject-content-types';
import type { PositionFinish } from '@shuyuan/contract/positions/position-finish';
import type { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import type { MinimumMark } from '@shuyuan/contract/subjects/minimum-mark';
import { type RawBuilder, sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

const runs = (read: Reads) =>
  read
    .selectFrom('subjectRun as run')
    .select(['run.id', 'run.subjectId', 'run.memberId', 'run.versionId', 'run.lessonLocation', 'run.openedAt']);

export const findRun = (read: Reads, subjectId: string, memberId: string) =>
  runs(read).where('run.subjectId', '=', subjectId).where('run.memberId', '=', memberId).executeTakeFirst();

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

type NewRun = Pick<RunRow, 'id' | 'subjectId' | 'memberId' | 'versionId'> & {
  readonly tenantId: string;
  readonly at: Date;
};

/** Whether it was opened; of two calls at once one opens it. */
export async function insertRun(tx: Tx, { at, ...run }: NewRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('subjectRun')
    .values({ ...run, openedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

type RunsToMove = { readonly subjectId: string; readonly versionId: string; readonly asOf: Date };

/** Runs of earlier versions, each waiting for nobody else while it is moved; whoever has finished keeps what they finished. */
export const listRunsToMove = (tx: Tx, { subjectId, versionId, asOf }: RunsToMove) =>
  runs(tx)
    .where('run.subjectId', '=', subjectId)
    .where('run.versionId', '<>', versionId)
    .where(sql<boolean>`(select status <> 2 from subject_progress(run.version_id, run.member_id, run.id, ${asOf}))`)
    .orderBy('run.id')
    .forNoKeyUpdate()
    .execute();

export async function moveRuns(tx: Tx, ids: readonly string[], versionId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('subjectRun')
    .set({ versionId })
    .where('id', 'in', [...ids])
    .execute();
}

/** Somebody in a version: with a run, or about to begin. */
export type LearnerQuery = {
  readonly versionId: string;
  readonly memberId: string;
  readonly runId: string | null;
  readonly asOf: Date;
};

const argumentsOf = ({ versionId, memberId, runId, asOf }: LearnerQuery): RawBuilder<unknown> =>
  sql`${versionId}, ${memberId}, ${runId}, ${asOf}`;

export type LearnerItemRow = {
  readonly key: string;
  readonly stageId: string;
  readonly ordinal: number;
  readonly businessType: SubjectContentType;
  readonly businessId: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly isRequired: boolean;
  readonly prerequisiteKeys: readonly string[];
  readonly isAvailable: boolean;
  readonly finishStatus: PositionFinish;
  readonly isDone: boolean;
  readonly isExempt: boolean;
  readonly finishedAt: Date | null;
  readonly isConfirmed: boolean;
  readonly minimumMarks: readonly MinimumMark[];
  readonly isWaiting: boolean;
  readonly mark: number | null;
  /** As far as the learner may see it. */
  readonly shownMark: number | null;
};

type SubjectItem = Omit<LearnerItemRow, 'minimumMarks' | 'isWaiting' | 'mark' | 'shownMark'>;

const contentOf = ({ memberId, asOf }: LearnerQuery): RawBuilder<unknown> =>
  sql`item.business_type, item.business_id, ${memberId}, ${asOf}`;

/** All that a lock is decided by, in one statement: `subject_items` of the database. */
export const listLearnerItems = (read: Reads, query: LearnerQuery): Promise<readonly LearnerItemRow[]> =>
  read
    .selectFrom(sql<SubjectItem>`subject_items(${argumentsOf(query)})`.as<'item'>(sql`item`))
    .innerJoin('subjectItem as own', (join) =>
      join.onRef('own.key', '=', 'item.key').on('own.versionId', '=', query.versionId),
    )
    .selectAll('item')
    .select([
      sql<readonly MinimumMark[]>`own.minimum_marks`.as('minimumMarks'),
      sql<boolean>`is_content_waiting(${contentOf(query)})`.as('isWaiting'),
      sql<number | null>`content_mark(${contentOf(query)}, false)`.as('mark'),
      sql<number | null>`content_mark(${contentOf(query)}, true)`.as('shownMark'),
    ])
    .orderBy('item.ordinal')
    .execute();

/** Since when the caller has to do a subject anew; null: what was done before counts. */
export async function findAskedSince(read: Reads, subjectId: string, { memberId, asOf }: LearnerQuery) {
  const { since } = await read
    .selectNoFrom(sql<Date | null>`subject_asked_since(${subjectId}, ${memberId}, ${asOf})`.as('since'))
    .executeTakeFirstOrThrow();
  return since;
}

type ItemAnewRow = {
  readonly key: string;
  readonly isDone: boolean;
  /** Of a class that is not done: the one of its series that comes next for them. */
  readonly nextClassId: string | null;
};

/** The items that are asked for anew since an instant, and whether they were done since. */
export const listItemsAnew = (read: Reads, query: LearnerQuery, since: Date): Promise<ItemAnewRow[]> =>
  read
    .selectFrom(
      sql<ItemAnewRow>`(select item.key, item.is_done, case when item.business_type = 6 and not item.is_done
          then next_class_of_series(item.business_id, ${query.memberId}, ${query.asOf}) end as next_class_id
        from subject_items_since(${argumentsOf(query)}, ${since}) item
        where item.is_anew and item.is_asked)`.as<'item'>(sql`item`),
    )
    .selectAll('item')
    .execute();

type StageCounts = {
  readonly stageId: string;
  readonly electiveTotal: number;
  readonly electiveTarget: number;
  readonly electiveDone: number;
};

export const listStageCounts = (read: Reads, query: LearnerQuery): Promise<readonly StageCounts[]> =>
  read
    .selectFrom(sql<StageCounts>`subject_stages(${argumentsOf(query)})`.as<'stage'>(sql`stage`))
    .select(['stage.stageId', 'stage.electiveTotal', 'stage.electiveTarget', 'stage.electiveDone'])
    .execute();

export type ProgressRow = {
  readonly requiredCount: number;
  readonly finishedCount: number;
  readonly percentage: number;
  readonly status: FinishStatus;
  readonly finishedAt: Date | null;
};

export const findProgress = (read: Reads, query: LearnerQuery): Promise<ProgressRow> =>
  read
    .selectFrom(sql<ProgressRow>`subject_progress(${argumentsOf(query)})`.as<'progress'>(sql`progress`))
    .selectAll('progress')
    .executeTakeFirstOrThrow();

export type DeadlineRow = { readonly itemKey: string; readonly rule: DeadlineRule; readonly dueAt: Date };

/** The key of the deadline of the whole subject. */
export const wholeKey = '';

export const listDeadlines = (read: Reads, runId: string): Promise<DeadlineRow[]> =>
  read
    .selectFrom('subjectDeadline')
    .select(['itemKey', 'dueAt'])
    // Written by `replaceDeadlines` alone.
    .select(sql<DeadlineRule>`rule`.as('rule'))
    .where('runId', '=', runId)
    .execute();

/** The deadlines of a run in place of those it had. */
export async function replaceDeadlines(
  tx: Tx,
  { tenantId, runId, deadlines }: { tenantId: string; runId: string; deadlines: readonly DeadlineRow[] },
): Promise<void> {
  await tx.deleteFrom('subjectDeadline').where('runId', '=', runId).execute();
  if (deadlines.length === 0) return;
  await tx
    .insertInto('subjectDeadline')
    .values(
      deadlines.map(({ itemKey, rule, dueAt }) => ({
        tenantId,
        runId,
        itemKey,
        rule: jsonOf(rule),
        dueAt,
      })),
    )
    .execute();
}
