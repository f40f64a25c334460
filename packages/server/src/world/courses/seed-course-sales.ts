import type { Amount } from '@shuyuan/contract/kernel/amount';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import { buyCourse } from './buy-course.ts';
import { seedSeats } from './seed-seats.ts';

/** Somebody has bought the course, and a director seats of it. */
export async function seedCourseSales(ctx: SystemContext, courseId: string, discountCoin: Amount): Promise<void> {
  const goods = { businessType: 'course', businessId: courseId } as const;
  await buyCourse(await personAt(ctx, 'songqinghe', dayMs), { ...goods, quantity: 1, discountCoin });
  await seedSeats(ctx, courseId, discountCoin);
}
