import { demand } from '@shuyuan/contract/kernel/app-error';
import type { MidwayChoice } from '@shuyuan/contract/study/courses/midway-choices';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { publishFileCourses } from '../../study/index.ts';
import { deadlinesOf } from '../deadlines-of.ts';
import { findLatestVersion, listOutline, publishVersion, type StageRow, type VersionRow } from '../outline.store.ts';
import { listRunsToMove, moveRuns, replaceDeadlines } from '../run.store.ts';
import { demandKeptItems } from '../prices/save-subject-price.ts';
import { lockEdited, openManagedSubject } from '../subject.policy.ts';
import { updateSubject } from '../subject.store.ts';

type PublishInput = { readonly id: string; readonly revision: number; readonly midway: MidwayChoice };

/** A subject asks for something, and every stage has something to do. */
const isReady = (stages: readonly StageRow[]): boolean =>
  stages.every(({ items }) => items.length > 0) &&
  stages.some(({ items, electiveCount }) => electiveCount > 0 || items.some(({ isRequired }) => isRequired));

const coursesOf = (stages: readonly StageRow[]): string[] =>
  stages.flatMap(({ items }) =>
    items.flatMap(({ businessType, businessId }) => (businessType === BusinessType.course ? (businessId ?? []) : [])),
  );

/** Learners midway go on in the new version: its deadlines, counted from the day they joined, are theirs. */
async function moveLearners(tx: Tx, ctx: Context, input: { id: string; version: VersionRow; stages: StageRow[] }) {
  const { id, version, stages } = input;
  const { tenantId } = ctx.actor;
  const runs = await listRunsToMove(tx, { subjectId: id, versionId: version.id, asOf: new Date(ctx.now()) });
  const ids = runs.map((run) => run.id);
  await moveRuns(tx, ids, version.id);
  for (const run of runs) {
    const deadlines = deadlinesOf({ version, stages }, run.openedAt.getTime());
    await replaceDeadlines(tx, { tenantId, runId: run.id, deadlines });
  }
  return runs.length;
}

/** The draft becomes the next version. */
export async function publishSubject(ctx: Context, input: PublishInput) {
  const { id } = await openManagedSubject(ctx, input.id);
  const at = new Date(ctx.now());
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const subject = await lockEdited(tx, ctx, input);
      const version = await findLatestVersion(tx, id);
      demand(version, 'internal.unexpected');
      const stages = await listOutline(tx, version.id);
      demand(isReady(stages), 'course.not-ready');
      await demandKeptItems(tx, id, stages);
      await publishFileCourses(within, coursesOf(stages));
      // Nothing new to publish.
      demand(version.publishedAt === null || subject.state === 'withdrawn', 'course.wrong-state', {
        state: subject.state,
      });
      if (version.publishedAt === null) await publishVersion(tx, version.id, { at, by: ctx.actor.id });
      const revision = await updateSubject(tx, { id, state: 'published', versionId: version.id, publishedAt: at, at });
      const movedCount = input.midway === 'move' ? await moveLearners(tx, ctx, { id, version, stages }) : 0;
      return { id, revision, versionNumber: version.number, movedCount };
    }),
  );
}
