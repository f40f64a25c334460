import { amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openQuestion } from '../../community/index.ts';
import { listRewarders as list, sumRewards } from './reward.store.ts';

/** COMM-16, D-108: for whoever may see the post; what was taken back is not among them. */
export async function listRewarders(ctx: Context, { id, ...paging }: Paging & { readonly id: string }) {
  await openQuestion(ctx, id);
  const [rows, { givers, total }] = await Promise.all([list(ctx.read, id, paging), sumRewards(ctx.read, id)]);
  const items = rows.map((row) => ({
    memberId: row.id,
    memberName: row.fullName,
    portrait: row.portrait,
    tradeAmount: amountToWire(amount(row.amount)),
    createTime: row.lastAt.getTime(),
  }));
  return { items, recordCount: givers, totalAmount: amountToWire(amount(total)) };
}
