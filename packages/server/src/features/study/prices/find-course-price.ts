import { demand } from '@shuyuan/contract/kernel/app-error';
import { freePrice, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import type { Context, Reads, Tx } from '../../../platform/context.ts';
import { isCommunityOpen } from '../../community/index.ts';
import { listKeys, listPrices, setPrice } from '../../pricing/index.ts';
import { insertEarlierLearners } from './course-price.store.ts';

const businessType = 'course';

export const findCoursePrice = async (read: Reads, id: string): Promise<PriceSetting> =>
  (await listPrices(read, { businessType, ids: [id] })).get(id) ?? freePrice;

export async function hasBought({ read, actor, now }: Context, id: string): Promise<boolean> {
  const { bought } = await listKeys(read, { memberId: actor.id, at: new Date(now()), businessType, ids: [id] });
  return bought.has(id);
}

type Priced = { readonly id: string; readonly title: string; readonly price: PriceSetting | undefined };

/**
 * D-114: of a course that is locked or just written; where nothing is said about a price it stays as it is. People who began
 * the course while it was free keep it.
 */
export async function saveCoursePrice(tx: Tx, ctx: Context, { id, title, price }: Priced): Promise<void> {
  if (!price) return;
  const [{ tenantId }, at] = [ctx.actor, new Date(ctx.now())];
  demand(!price.isPay || (await isCommunityOpen({ ...ctx, read: tx })), 'price.not-for-sale');
  const wasFree = !(await findCoursePrice(tx, id)).isPay;
  await setPrice(tx, { businessType, businessId: id, tenantId, price, at });
  if (wasFree && price.isPay) await insertEarlierLearners(tx, { tenantId, courseId: id, title, at });
}
