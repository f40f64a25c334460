import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import type { TestWorld } from '../../open-world.ts';
import { coursesOf, openSection } from '../study/test-courses.ts';
import { pricingOf } from './test-pricing.ts';

export { article, everyone } from '../study/test-courses.ts';

/** A course as prices and purchases name it. */
export const goods = (businessId: string) => ({ businessType: 'course', businessId }) as const;

/** The demo company as the tests of courses with a price meet it: its authors, its coins, and whom a course is open to. */
export function courseSalesOf(world: TestWorld) {
  const [courses, pricing] = [coursesOf(world), pricingOf(world)];
  const info = async (account: string, id: string) =>
    (await (await pricing.as(account)).call(findCourseBasicInfo, { id })).body;
  const open = async (account: string, courseId: string, sectionKey = '') =>
    (await pricing.as(account)).call(openSection, { courseId, sectionKey });
  const isOpen = async (account: string, id: string) => (await info(account, id)).offer?.isOpen;
  return { ...pricing, courses, info, open, isOpen };
}
