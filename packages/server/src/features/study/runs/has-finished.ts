import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import type { Context } from '../../../platform/context.ts';
import { openCourse } from '../courses/course.policy.ts';
import { findLearning } from '../courses/lessons.ts';
import { findProgress, listRuns as listRows } from './run.store.ts';
import { toProgressOut } from './to-progress-out.ts';

/** POSITION-11 */
export async function hasFinished(ctx: Context, { id }: { id: string }) {
  const { run, versionId } = await findLearning(ctx.read, await openCourse(ctx, id), ctx.actor.id);
  const progress = await findProgress(ctx.read, { run, versionId, asOf: new Date(ctx.now()) });
  return {
    ...toProgressOut(progress),
    hasFinish: progress.status === FinishStatus.finished,
    finishTime: run?.finishedAt?.getTime() ?? null,
  };
}

/** Every run of the caller in a course. */
export async function listRuns(ctx: Context, { courseId }: { courseId: string }) {
  await openCourse(ctx, courseId);
  const rows = await listRows(ctx.read, { courseId, memberId: ctx.actor.id }, new Date(ctx.now()));
  const items = rows.map(({ runNumber, versionNumber, openedAt, finishedAt, ...progress }) => ({
    ...toProgressOut(progress),
    runNumber,
    versionNumber,
    openTime: openedAt.getTime(),
    finishTime: finishedAt?.getTime() ?? null,
  }));
  return { items };
}
