import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findContentOffers } from '../../library/index.ts';
import { findCompanyOffers, type Offer } from '../../pricing/index.ts';
import { managesCourse, openCourse, type OpenCourse } from '../courses/course.policy.ts';
import type { CourseRow } from '../courses/course.store.ts';
import { listDemanded } from './course-price.store.ts';

type Priced = Pick<CourseRow, 'id' | 'authorId' | 'lecturerId'> & { readonly libraryItemId?: string | null };

/** A content made of an item of the library costs what the item costs, and is open to whoever has that. */
async function findOffersOfItems(ctx: Context, courses: readonly Priced[]) {
  const made = courses.flatMap(({ id, libraryItemId }) => (libraryItemId ? [{ id, itemId: libraryItemId }] : []));
  if (made.length === 0) return [];
  const offers = await findContentOffers(
    ctx,
    made.map(({ itemId }) => itemId),
  );
  return made.flatMap(({ id, itemId }) => {
    const offer = offers.get(itemId);
    return offer ? [[id, offer] as const] : [];
  });
}

/** D-122: what those of the courses that are not free cost, and whether they are open to the caller. */
export async function findCourseOffers(ctx: Context, courses: readonly Priced[]): Promise<ReadonlyMap<string, Offer>> {
  const { read, actor } = ctx;
  const offers = await findCompanyOffers(ctx, {
    businessType: 'course',
    things: courses,
    isManaged: (course) => managesCourse(actor, course),
    listDemanded: (ids) => listDemanded(read, actor.id, ids),
  });
  return new Map([...offers, ...(await findOffersOfItems(ctx, courses))]);
}

/** Whether all of a course is open to the caller. */
export const isCoursePaid = async (ctx: Context, course: Priced): Promise<boolean> =>
  (await findCourseOffers(ctx, [course])).get(course.id)?.isOpen ?? true;

/** A course for whoever learns all of it. */
export async function openPaidCourse(ctx: Context, id: string): Promise<OpenCourse> {
  const course = await openCourse(ctx, id);
  demand(await isCoursePaid(ctx, course), 'course.unpaid');
  return course;
}
