import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openCourse } from '../courses/course.policy.ts';
import { closeRun, insertRun, lockOpenRun } from './run.store.ts';

/** The next run, from the beginning and in the newest version; the one before is closed and never changes again. */
export async function retrain(ctx: Context, { courseId }: { courseId: string }) {
  const { tenantId, id: memberId } = ctx.actor;
  const { versionId } = await openCourse(ctx, courseId);
  return ctx.inTransaction(async (tx) => {
    const run = await lockOpenRun(tx, { courseId, memberId });
    demand(run?.finishedAt, 'course.not-finished');
    const at = new Date(ctx.now());
    const number = run.number + 1;
    await closeRun(tx, run.id, at);
    await insertRun(tx, { id: newId(ctx.now()), tenantId, courseId, memberId, number, versionId, at });
    return { runNumber: number };
  });
}
