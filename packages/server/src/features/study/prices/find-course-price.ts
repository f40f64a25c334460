import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import type { Context, Reads, Tx } from '../../../platform/context.ts';
import { findPrice, listKeys, saveCompanyPrice } from '../../pricing/index.ts';
import { earlierLearners } from './course-price.store.ts';

const businessType = 'course';

export const findCoursePrice = (read: Reads, businessId: string): Promise<PriceSetting> =>
  findPrice(read, { businessType, businessId });

export async function hasBought({ read, actor, now }: Context, id: string): Promise<boolean> {
  const { bought } = await listKeys(read, { memberId: actor.id, at: new Date(now()), businessType, ids: [id] });
  return bought.has(id);
}

type Priced = { readonly id: string; readonly title: string; readonly price: PriceSetting | undefined };

/** D-114: whoever has a run of it keeps it. */
export const saveCoursePrice = (tx: Tx, ctx: Context, { id: businessId, ...course }: Priced): Promise<void> =>
  saveCompanyPrice(tx, ctx, {
    ...course,
    businessType,
    businessId,
    earlier: earlierLearners(businessId),
  });
