import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { Followable } from '../attention/followable.ts';
import { saveAttention } from '../attention/save-attention.ts';
import { isOpenTo } from '../offers/find-offers.ts';
import { openColumn } from './column.policy.ts';
import { countSubscribers } from './column.store.ts';
import { countSubscribed } from './read-columns.ts';

/** D-138: a subscription is following a column. One with a price is bought first; who has bought it comes and goes. */
export const followableColumns: Followable = {
  targetType: AttentionTarget.column,
  open: async (ctx, id) => void (await openColumn(ctx, id)),
  demandThere: async (ctx, id) => {
    const { column } = await openColumn(ctx, id);
    demand(await isOpenTo(ctx, 'column', column), 'price.unpaid');
  },
  count: countSubscribers,
  countFollowed: countSubscribed,
};

const follow = saveAttention([followableColumns]);

/** COMM-34 */
export async function subscribeColumn(ctx: Context, { id, isOn }: { readonly id: string; readonly isOn: boolean }) {
  const { attentionId, attentionNum } = await follow(ctx, { targetType: AttentionTarget.column, targetId: id, isOn });
  return { subscribeId: attentionId, subscribeNum: attentionNum };
}
