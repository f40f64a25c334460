import type { Amount } from '@shuyuan/contract/kernel/amount';
import { hourMs } from '@shuyuan/contract/kernel/time-units';
import { buySeats } from '../../features/pricing/seats/buy-seats.ts';
import { handOutSeats } from '../../features/pricing/seats/hand-out-seats.ts';
import { listSeatOrders } from '../../features/pricing/seats/list-seat-orders.ts';
import { sellableCourses } from '../../features/study/prices/sellable-courses.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

const seatStory = { by: 'zhoumuyun', quantity: 4, to: ['ranyunfei', 'leishengnan'] } as const;

const shelves = [sellableCourses];

/** D-115: a director bought seats of a course for their people; half of them are handed out. */
export async function seedSeats(ctx: SystemContext, courseId: string, discountCoin: Amount): Promise<void> {
  const { by, quantity, to } = seatStory;
  const director = await personAt(ctx, by, 20 * hourMs);
  const input = { businessType: 'course', businessId: courseId, quantity, discountCoin, payerId: null } as const;
  await buySeats(shelves)(director, input);
  const [order] = (await listSeatOrders(director, { page: 1, pageSize: 1 })).items;
  const receivers = await Promise.all(to.map((account) => personAt(ctx, account, 0)));
  await handOutSeats(shelves)(await personAt(ctx, by, 18 * hourMs), {
    id: order?.id ?? '',
    memberIds: receivers.map(({ actor }) => actor.id),
  });
}

export { seatStory };
