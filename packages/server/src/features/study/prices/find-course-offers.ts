import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { isCommunityOpen } from '../../community/index.ts';
import { listKeys, listPrices, type Offer, toPriceOut } from '../../pricing/index.ts';
import { managesCourse, openCourse, type OpenCourse } from '../courses/course.policy.ts';
import type { CourseRow } from '../courses/course.store.ts';
import { listDemanded } from './course-price.store.ts';

type Priced = Pick<CourseRow, 'id' | 'authorId' | 'lecturerId'>;

/**
 * D-122: what those of the courses that are not free cost, and whether they are open to the caller: managers, buyers, holders
 * of a card, and people of whom a path or a subject demands it. D-124: without the community nothing is sold.
 */
export async function findCourseOffers(ctx: Context, courses: readonly Priced[]): Promise<ReadonlyMap<string, Offer>> {
  const { read, actor } = ctx;
  const prices = await listPrices(read, { businessType: 'course', ids: courses.map(({ id }) => id) });
  if (prices.size === 0 || !(await isCommunityOpen(ctx))) return new Map();
  const ids = [...prices.keys()];
  const query = { memberId: actor.id, at: new Date(ctx.now()), businessType: 'course', ids } as const;
  const { bought, byCard } = await listKeys(read, query);
  const demanded = await listDemanded(read, actor.id, ids);
  return new Map(
    courses.flatMap((course) => {
      const price = prices.get(course.id);
      if (!price) return [];
      const isBought = bought.has(course.id);
      const isFreeOfCharge = byCard.has(course.id) || demanded.has(course.id) || managesCourse(actor, course);
      return [[course.id, { price: toPriceOut(price), isOpen: isBought || isFreeOfCharge, isBought }] as const];
    }),
  );
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
