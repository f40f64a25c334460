import { AttentionTarget } from '@shuyuan/contract/community/attention';
import type { Context } from '../../../platform/context.ts';
import type { Followable } from '../attention/followable.ts';
import { saveAttention } from '../attention/save-attention.ts';
import { openColumn } from './column.policy.ts';
import { countSubscribers } from './column.store.ts';
import { countSubscribed } from './read-columns.ts';

/** D-138: a subscription is following a column. */
export const followableColumns: Followable = {
  targetType: AttentionTarget.column,
  open: async (ctx, id) => void (await openColumn(ctx, id)),
  count: countSubscribers,
  countFollowed: countSubscribed,
};

const follow = saveAttention([followableColumns]);

/** COMM-34 */
export async function subscribeColumn(ctx: Context, { id, isOn }: { readonly id: string; readonly isOn: boolean }) {
  const { attentionId, attentionNum } = await follow(ctx, { targetType: AttentionTarget.column, targetId: id, isOn });
  return { subscribeId: attentionId, subscribeNum: attentionNum };
}
