import type { Context } from '../../../platform/context.ts';
import { companyShelf } from '../../pricing/index.ts';
import { managesCourse, openCourse, openManagedCourse } from '../courses/course.policy.ts';
import { type CourseRow, lockCourse } from '../courses/course.store.ts';
import { isAllowed } from '../courses/is-allowed.ts';
import { listLastStudied } from './course-price.store.ts';
import { findCourseOffers } from './find-course-offers.ts';

async function find(ctx: Context, id: string): Promise<CourseRow> {
  const isManaged = await isAllowed(async () => Boolean(await openManagedCourse(ctx, id)));
  return isManaged ? openManagedCourse(ctx, id) : openCourse(ctx, id);
}

/** D-121: courses. */
export const sellableCourses = companyShelf({
  businessType: 'course',
  find,
  lock: (tx, { actor }, id) => lockCourse(tx, actor.tenantId, id),
  // A content that is made of an item of the library is sold as that.
  isOnSale: ({ state, libraryItemId }) => state === 'published' && libraryItemId === null,
  isManaged: ({ actor }, course) => managesCourse(actor, course),
  findOffers: findCourseOffers,
  lastOpened: async (read, id, memberIds) =>
    new Map((await listLastStudied(read, id, memberIds)).map(({ memberId, at }) => [memberId, at])),
});
