import { demand } from '@shuyuan/contract/kernel/app-error';
import { isKeptForBuyers, type SoldContent } from '@shuyuan/contract/pricing/sold-content';
import type { Context, Tx } from '../../../platform/context.ts';
import { refundLater, sumPaid } from '../../pricing/index.ts';
import { cleanText } from '../rich-text.ts';
import { countQuestionBuyers, findSoldContent, saveSoldContent } from './offers.store.ts';

const columnBuyers = async (tx: Tx, businessId: string): Promise<number> =>
  (await sumPaid(tx, { businessType: 'column', businessId })).buyerNum;

/** D-137: a column somebody has paid for stays. */
export async function demandColumnUnsold(tx: Tx, columnId: string): Promise<void> {
  demand((await columnBuyers(tx, columnId)) === 0, 'column.has-subscribers');
}

/** The same for what stands in it: taken out one by one it would be an empty column. */
export async function demandContentsUnsold(tx: Tx, columnId: string): Promise<void> {
  const count = await columnBuyers(tx, columnId);
  demand(count === 0, 'column.sold-content', { count });
}

/** D-137 for a post: whoever sells it cannot take it from those who bought it, or bought a column with it. */
export async function demandQuestionUnsold(tx: Tx, questionId: string): Promise<void> {
  const count = await countQuestionBuyers(tx, questionId);
  demand(count === 0, 'price.sold', { count });
}

/** D-123: nor by an edit. Before anything of the edit is written. */
export async function demandKeptForBuyers(tx: Tx, questionId: string, edited: SoldContent): Promise<void> {
  const count = await countQuestionBuyers(tx, questionId);
  if (count === 0) return saveSoldContent(tx, questionId, null);
  const { content, ...beside } = await findSoldContent(tx, questionId);
  const isKept = isKeptForBuyers({ ...beside, text: cleanText(content).text }, edited);
  demand(isKept, 'price.sold-content', { count });
  return saveSoldContent(tx, questionId, content);
}

type Removed = { readonly id: string; readonly title: string; readonly accountId: string | null };

/** What a moderator takes away is paid back. Answers to how many. */
export async function refundRemoved(tx: Tx, ctx: Context, { id, title, accountId }: Removed): Promise<number> {
  const thing = { businessType: 'question', businessId: id } as const;
  const { buyerNum, paid, lastAt } = await sumPaid(tx, thing);
  if (buyerNum === 0) return 0;
  const { tenantId, id: by } = ctx.actor;
  // The clock of the server where the last of them bought may run ahead of this one's.
  const at = Math.max(ctx.now(), lastAt?.getTime() ?? 0);
  await refundLater(tx, { ...thing, tenantId, title, accountId, by, at, buyerNum, paid: String(paid) });
  return buyerNum;
}
