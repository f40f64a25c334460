import type { Context } from '../../../platform/context.ts';
import { type Goods, type Shelf, sumPaid } from '../../pricing/index.ts';
import { managesCourse, openCourse, openManagedCourse } from '../courses/course.policy.ts';
import { lockCourse } from '../courses/course.store.ts';
import { isAllowed } from '../courses/is-allowed.ts';
import { findCourseOffers } from './find-course-offers.ts';

/** Managers also meet it while it is not published. */
async function open(ctx: Context, id: string): Promise<Goods> {
  const isManaged = await isAllowed(async () => Boolean(await openManagedCourse(ctx, id)));
  const course = isManaged ? await openManagedCourse(ctx, id) : await openCourse(ctx, id);
  const offers = await findCourseOffers(ctx, [course]);
  return {
    id,
    title: course.title,
    accountId: null,
    isCompanys: true,
    isOnSale: course.state === 'published',
    isOwn: managesCourse(ctx.actor, course),
    offer: offers.get(id) ?? null,
  };
}

/** D-121: a course is sold by the company, to the people it is for. */
export const sellableCourses: Shelf = {
  businessType: 'course',
  open,
  hold: async (tx, ctx, id) => {
    await lockCourse(tx, ctx.actor.tenantId, id);
    return open({ ...ctx, read: tx }, id);
  },
  countBuyers: async (read, businessId) => (await sumPaid(read, { businessType: 'course', businessId })).buyerNum,
};
