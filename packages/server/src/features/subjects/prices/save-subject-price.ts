import { demand } from '@shuyuan/contract/kernel/app-error';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import type { Context, Tx } from '../../../platform/context.ts';
import { saveCompanyPrice, sumPaid } from '../../pricing/index.ts';
import type { StageRow } from '../outline.store.ts';
import { earlierLearners, listSoldItems } from './subject-price.store.ts';

type Priced = { readonly id: string; readonly title: string; readonly price?: PriceSetting | undefined };

const businessType = 'subject';

/** D-114: whoever is in it keeps it. */
export const saveSubjectPrice = (tx: Tx, ctx: Context, { id, title, price }: Priced): Promise<void> =>
  saveCompanyPrice(tx, ctx, { businessType, businessId: id, title, price, earlier: earlierLearners(id) });

/** D-123: a version for people who have paid has every content they were promised. */
export async function demandKeptItems(tx: Tx, subjectId: string, stages: readonly StageRow[]): Promise<void> {
  const { buyerNum } = await sumPaid(tx, { businessType, businessId: subjectId });
  if (buyerNum === 0) return;
  const items = new Map(stages.flatMap((stage) => stage.items.map((item) => [item.key, item])));
  const isKept = (await listSoldItems(tx, subjectId)).every((sold) => {
    const now = items.get(sold.key);
    return now?.businessType === sold.businessType && now.businessId === sold.businessId;
  });
  demand(isKept, 'course.sold-content', { count: buyerNum });
}
