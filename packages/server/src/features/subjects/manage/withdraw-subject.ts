import { demand } from '@shuyuan/contract/kernel/app-error';
import { courseLife } from '@shuyuan/contract/study/courses/course-states';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { withdrawSold } from '../../pricing/index.ts';
import { lockManagedSubject, openManagedSubject } from '../subject.policy.ts';
import { updateSubject } from '../subject.store.ts';
import { listMidway } from './learners.store.ts';

/** One step of a subject's life; learners midway are notified of a withdrawal, but not whoever withdraws. */
async function changeState(ctx: Context, id: string, action: 'withdraw' | 'archive') {
  const { tenantId, id: actorId } = ctx.actor;
  await openManagedSubject(ctx, id);
  return ctx.inTransaction(async (tx) => {
    const { state, title } = await lockManagedSubject(tx, ctx, id);
    demand(courseLife.can(action, state), 'course.wrong-state', { state });
    await withdrawSold(tx, ctx, { businessType: 'subject', businessId: id, title });
    const { to } = courseLife.table[action];
    const at = new Date(ctx.now());
    const revision = await updateSubject(tx, { id, state: to, at });
    if (action === 'withdraw') {
      const receivers = (await listMidway(tx, id, at)).filter((memberId) => memberId !== actorId);
      const subject = { kind: 'subject', id };
      const values = { title };
      await notify(tx, ctx, { tenantId, kind: 'study', text: 'subjectWithdrawn', values, receivers, subject });
    }
    return { id, revision };
  });
}

export const withdrawSubject = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'withdraw');
export const archiveSubject = (ctx: Context, { id }: { id: string }) => changeState(ctx, id, 'archive');
