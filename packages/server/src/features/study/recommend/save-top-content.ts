import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { lockCourse } from '../courses/course.store.ts';
import { deletePin, insertPin } from './recommend.store.ts';

type TopInput = { readonly businessId: string; readonly isTop: boolean };

/** STUDY-09: what is not published is not pinned; what was withdrawn keeps its pin and is not shown. */
export async function saveTopContent(ctx: Context, { businessId, isTop }: TopInput) {
  const { tenantId, id: pinnedBy } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const course = await lockCourse(tx, tenantId, businessId);
    demand(course && course.state !== 'draft', 'request.not-found');
    if (!isTop) return deletePin(tx, { tenantId, businessId });
    demand(course.state === 'published', 'course.wrong-state', { state: course.state });
    await insertPin(tx, { tenantId, businessId, pinnedBy, pinnedAt: new Date(ctx.now()) });
  });
  return { businessId, isTop };
}
