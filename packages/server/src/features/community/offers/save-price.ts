import { QuestionKind } from '@shuyuan/contract/community/questions';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { priceSettingOf, type PriceInput, type Sellable, setPrice } from '../../pricing/index.ts';
import { isCommunityOpen } from '../community-switches.ts';

// Who writes a price asks these first: one door for both.
export { demandColumnUnsold, demandKeptForBuyers } from './demand-unsold.ts';

export type { PriceInput };
type Priced = { readonly id: string; readonly price: PriceInput | undefined };

/** Where nothing is said about a price it stays as it is. D-124: only where the community is open something is sold. */
async function savePrice(tx: Tx, ctx: Context, { price: wish, ...thing }: Sellable & Pick<Priced, 'price'>) {
  if (!wish) return;
  const price = priceSettingOf(wish);
  demand(!price.isPay || (await isCommunityOpen({ ...ctx, read: tx })), 'price.not-for-sale');
  await setPrice(tx, { ...thing, tenantId: ctx.actor.tenantId, price, at: new Date(ctx.now()) });
}

/** D-114: of a column that is held. */
export const saveColumnPrice = (tx: Tx, ctx: Context, { id, price }: Priced): Promise<void> =>
  savePrice(tx, ctx, { businessType: 'column', businessId: id, price });

/** D-114: of a post that is held or just written. What somebody asks costs nobody anything. */
export async function saveQuestionPrice(
  tx: Tx,
  ctx: Context,
  { id, price, kind }: Priced & { readonly kind: QuestionKind },
) {
  demand(kind !== QuestionKind.ask || price?.isPay !== 1, 'price.not-for-sale');
  await savePrice(tx, ctx, { businessType: 'question', businessId: id, price });
}
