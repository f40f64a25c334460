import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { notify } from '../../notifications/index.ts';
import { lockManagedCourse, openManagedCourse } from '../courses/course.policy.ts';
import { insertRun } from '../runs/run.store.ts';
import { closeFinishedRuns } from './reminder.store.ts';

type RetrainInput = { readonly id: string; readonly memberIds: readonly string[] };

/** The next run, in the newest version, for those of the people who have finished; what they did before stays. */
export async function retrainLearners(ctx: Context, { id, memberIds }: RetrainInput) {
  const { tenantId } = ctx.actor;
  await openManagedCourse(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state, title, audience, versionId } = await lockManagedCourse(tx, ctx, id);
    demand(state === 'published' && versionId !== null, 'course.wrong-state', { state });
    const at = new Date(ctx.now());
    const closed = await closeFinishedRuns(tx, { tenantId, courseId: id, audience, memberIds, at });
    demand(closed.length > 0, 'course.not-finished');
    for (const { memberId, number } of closed)
      await insertRun(tx, {
        id: newId(ctx.now()),
        tenantId,
        courseId: id,
        memberId,
        number: number + 1,
        versionId,
        at,
      });
    await notify(tx, ctx, {
      kind: 'study',
      text: 'retraining',
      values: { title },
      receivers: closed.map(({ memberId }) => memberId),
      subject: { kind: 'course', id },
      link: `/course/${id}`,
    });
    return { openedCount: closed.length };
  });
}
