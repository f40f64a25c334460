import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type RunRow = {
  readonly id: string;
  readonly courseId: string;
  readonly number: number;
  readonly versionId: string;
  readonly lessonLocation: string | null;
  readonly openedAt: Date;
  readonly finishedAt: Date | null;
};

type Learner = { readonly courseId: string; readonly memberId: string };

const runs = (read: Reads, { courseId, memberId }: Learner) =>
  read
    .selectFrom('studyRun')
    .select(['id', 'courseId', 'number', 'versionId', 'lessonLocation', 'openedAt', 'finishedAt'])
    .where('courseId', '=', courseId)
    .where('memberId', '=', memberId);

/** The run somebody is in; the database allows one (`study_run_open`). */
export const findOpenRun = (read: Reads, learner: Learner): Promise<RunRow | undefined> =>
  runs(read, learner).where('closedAt', 'is', null).executeTakeFirst();

export const lockOpenRun = (tx: Tx, learner: Learner): Promise<RunRow | undefined> =>
  runs(tx, learner).where('closedAt', 'is', null).forNoKeyUpdate().executeTakeFirst();

/** Before what belongs to it: saves and marks of homework lock in this order. */
export const lockRun = (tx: Tx, id: string) =>
  tx.selectFrom('studyRun').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Since when exams count for a run that renews something; undefined: whenever they were passed. */
export async function findRenewTime(read: Reads, id: string): Promise<Date | undefined> {
  const run = await read.selectFrom('studyRun').select('renewedAt').where('id', '=', id).executeTakeFirst();
  return run?.renewedAt ?? undefined;
}

export async function findRunVersion(read: Reads, id: string): Promise<string> {
  const { versionId } = await read
    .selectFrom('studyRun')
    .select('versionId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return versionId;
}

type NewRun = Learner & {
  readonly id: string;
  readonly tenantId: string;
  readonly number: number;
  readonly versionId: string;
  readonly at: Date;
};

/** Of two devices that open the first run at once, one writes it and both read it. */
export async function insertRun(tx: Tx, { at, ...run }: NewRun): Promise<void> {
  await tx
    .insertInto('studyRun')
    .values({ ...run, openedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function closeRun(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('studyRun').set({ closedAt: at }).where('id', '=', id).execute();
}

type Location = { readonly runId: string; readonly sectionKey: string; readonly at: Date };

export async function updateLessonLocation(tx: Tx, { runId, sectionKey, at }: Location): Promise<void> {
  await tx.updateTable('studyRun').set({ lessonLocation: sectionKey, studiedAt: at }).where('id', '=', runId).execute();
}

/** The answer of `study_progress` of the database: the one place that says how far a run is. */
export type ProgressRow = {
  readonly required: number;
  readonly finished: number;
  readonly percentage: number;
  readonly status: FinishStatus;
};

export const progressOfRun = (asOf: Date) =>
  sql<ProgressRow>`study_progress(run.id, ${asOf})`.as<'progress'>(sql`progress`);

/** How many sections of a run were handed in and wait for their marker. */
export const countWaiting = (asOf: Date) =>
  sql<bigint>`(select count(*) from waiting_sections(run.id, ${asOf}))`.as('waitingCount');

/** Of a course nobody has begun: everything is still to be finished. */
export async function findProgress(
  read: Reads,
  { run, versionId, asOf }: { run: RunRow | undefined; versionId: string; asOf: Date },
): Promise<ProgressRow> {
  if (!run) {
    const { required } = await read
      .selectFrom('courseSection')
      .select(sql<bigint>`count(*)`.as('required'))
      .where('versionId', '=', versionId)
      .where('isRequired', '=', true)
      .executeTakeFirstOrThrow();
    return { required: Number(required), finished: 0, percentage: 0, status: FinishStatus.notBegun };
  }
  return read
    .selectFrom('studyRun as run')
    .innerJoinLateral(progressOfRun(asOf), (join) => join.onTrue())
    .select(['progress.required', 'progress.finished', 'progress.percentage', 'progress.status'])
    .where('run.id', '=', run.id)
    .executeTakeFirstOrThrow();
}

/** All runs of somebody in a course, the latest first. */
export const listRuns = (read: Reads, { courseId, memberId }: Learner, asOf: Date) =>
  read
    .selectFrom('studyRun as run')
    .innerJoin('courseVersion as version', 'version.id', 'run.versionId')
    .innerJoinLateral(progressOfRun(asOf), (join) => join.onTrue())
    .select(['progress.required', 'progress.finished', 'progress.percentage', 'progress.status'])
    .select(['run.number as runNumber', 'version.number as versionNumber', 'run.openedAt', 'run.finishedAt'])
    .where('run.courseId', '=', courseId)
    .where('run.memberId', '=', memberId)
    .orderBy('run.number', 'desc')
    .execute();

export async function sumRunSeconds(read: Reads, runId: string): Promise<number> {
  const { seconds } = await read
    .selectFrom('sectionProgress')
    .select(sql<bigint>`coalesce(sum(study_seconds), 0)`.as('seconds'))
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow();
  return Number(seconds);
}
