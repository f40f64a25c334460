import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { Followable } from '../attention/followable.ts';
import { saveAttention } from '../attention/save-attention.ts';
import { countMembers } from './circle-counts.store.ts';
import { isCircleOffered, openCircle } from './circle.policy.ts';
import { countMyCircles } from './list-circles.ts';

/** D-143: who belongs to a circle follows it. A hidden one can be left and no longer joined. */
export const followableCircles: Followable = {
  targetType: AttentionTarget.circle,
  open: async (ctx, id) => void (await openCircle(ctx, id)),
  demandThere: async (ctx, id) => demand(await isCircleOffered(ctx, id), 'request.not-found'),
  count: countMembers,
  countFollowed: countMyCircles,
};

const follow = saveAttention([followableCircles]);

/** COMM-52 */
export async function joinCircle(ctx: Context, { id, isOn }: { readonly id: string; readonly isOn: boolean }) {
  const { attentionId, attentionNum } = await follow(ctx, { targetType: AttentionTarget.circle, targetId: id, isOn });
  return { attention: attentionId !== null, attentionNum };
}
