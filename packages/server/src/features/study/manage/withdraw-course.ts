import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { withdrawSold } from '../../pricing/index.ts';
import { lockManagedCourse, openManagedCourse } from '../courses/course.policy.ts';
import { updateCourseState } from '../courses/course.store.ts';
import { listOpenLearners } from './publish.store.ts';

type CourseAction = 'withdraw' | 'archive';

/** One step of a course's life; learners midway are notified of a withdrawal, but not whoever withdraws. */
async function changeState(ctx: Context, id: string, action: CourseAction) {
  const { tenantId, id: actorId } = ctx.actor;
  await openManagedCourse(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state, title } = await lockManagedCourse(tx, ctx, id);
    demand(courseLife.can(action, state), 'course.wrong-state', { state });
    await withdrawSold(tx, ctx, { businessType: 'course', businessId: id, title });
    const { to } = courseLife.table[action];
    const revision = await updateCourseState(tx, { id, state: to, at: new Date(ctx.now()) });
    if (action === 'withdraw') {
      const receivers = (await listOpenLearners(tx, id)).filter((memberId) => memberId !== actorId);
      const subject = { kind: 'course', id };
      await notify(tx, ctx, { tenantId, kind: 'study', text: 'withdrawn', values: { title }, receivers, subject });
    }
    return { id, revision };
  });
}

export const withdrawCourse = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'withdraw');
export const archiveCourse = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'archive');
