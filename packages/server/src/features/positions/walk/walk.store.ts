import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import type { PositionFinish } from '@shuyuan/contract/positions/position-finish';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

const runs = (read: Reads) =>
  read
    .selectFrom('positionRun as run')
    .select(['run.id', 'run.positionId', 'run.memberId', 'run.versionId', 'run.lessonLocation', 'run.openedAt'])
    .select(['run.closedAt', 'run.auditState', 'run.submittedAt', 'run.decidedAt']);

/** A walk along a path: the open one, or the last that was closed. */
export const findRun = (read: Reads, positionId: string, memberId: string) =>
  runs(read)
    .where('run.positionId', '=', positionId)
    .where('run.memberId', '=', memberId)
    .orderBy(sql`run.closed_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();

export const findRunById = (read: Reads, tenantId: string, id: string) =>
  runs(read).where('run.tenantId', '=', tenantId).where('run.id', '=', id).executeTakeFirst();

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;

export const lockRun = (tx: Tx, id: string): Promise<RunRow | undefined> =>
  runs(tx).where('run.id', '=', id).forNoKeyUpdate().executeTakeFirst();

export type WalkSectionRow = {
  readonly key: string;
  readonly chapterId: string;
  readonly ordinal: number;
  readonly businessType: PositionContentType;
  readonly businessId: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly isRequired: boolean;
  readonly isAvailable: boolean;
  readonly finishStatus: PositionFinish;
  readonly isDone: boolean;
  readonly begunAt: Date | null;
  readonly finishedAt: Date | null;
  readonly studySeconds: number | null;
  readonly isConfirmed: boolean;
  /** Handed in, and nobody has marked it yet. */
  readonly isWaiting: boolean;
};

/** All that a lock is decided by, in one statement: `position_sections` of the database, planned once. */
export const listWalkSections = (read: Reads, runId: string, asOf: Date): Promise<readonly WalkSectionRow[]> =>
  read
    .selectFrom('positionRun as run')
    .innerJoinLateral(
      sql<Omit<WalkSectionRow, 'isWaiting'>>`walk_sections(run.id, ${asOf})`.as<'section'>(sql`section`),
      (join) => join.onTrue(),
    )
    .selectAll('section')
    .select(
      // Only of what was begun and is not finished: nothing else can wait, and asking takes longer than all the rest.
      sql<boolean>`case when section.begun_at is not null and section.finished_at is null
        then is_content_waiting(section.business_type, section.business_id, run.member_id, ${asOf}) else false end`.as(
        'isWaiting',
      ),
    )
    .where('run.id', '=', runId)
    .orderBy('section.ordinal')
    .execute();

type ProgressRow = { readonly requiredCount: number; readonly finishedCount: number; readonly percentage: number };

/** The numbers of `position_progress` beside rows of `run`, each as of now or of when it closed. */
export const progressOf = (asOf: Date) =>
  sql<ProgressRow>`position_progress(run.id, coalesce(run.closed_at, ${asOf}))`.as<'progress'>(sql`progress`);

export const findProgress = (read: Reads, runId: string, asOf: Date): Promise<ProgressRow> =>
  read
    .selectFrom('positionRun as run')
    .innerJoinLateral(progressOf(asOf), (join) => join.onTrue())
    .select(['progress.requiredCount', 'progress.finishedCount', 'progress.percentage'])
    .where('run.id', '=', runId)
    .executeTakeFirstOrThrow();

type OpenedSection = {
  readonly run: RunRow;
  readonly tenantId: string;
  readonly sectionKey: string;
  readonly at: Date;
};

export async function saveLocation(tx: Tx, { run, tenantId, sectionKey, at }: OpenedSection): Promise<void> {
  await tx.updateTable('positionRun').set({ lessonLocation: sectionKey }).where('id', '=', run.id).execute();
  await tx
    .insertInto('positionSectionState')
    .values({ runId: run.id, sectionKey, tenantId, openedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the section was opened before; what is confirmed stays so since the first time. */
export async function confirmSection(tx: Tx, { run, sectionKey, at }: OpenedSection): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('positionSectionState')
    .set({ confirmedAt: sql<Date>`coalesce(confirmed_at, ${at})` })
    .where('runId', '=', run.id)
    .where('sectionKey', '=', sectionKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
