import { purchase } from '../../features/pricing/purchase/purchase.ts';
import { sellableCourses } from '../../features/study/prices/sellable-courses.ts';

/** Buys a course for somebody of the world. */
export const buyCourse = purchase([sellableCourses]);
