import type { Context } from '../../../platform/context.ts';
import { readSettings } from '../../system/index.ts';
import { isPersonalFor } from '../list/interest.store.ts';
import { upsertChoice } from './choice.store.ts';

/** One's own choice; what was counted of somebody who says no is counted out by the job. */
export async function saveRecommendSwitch(ctx: Context, { isPersonal }: { readonly isPersonal: boolean }) {
  const { id: memberId, tenantId } = ctx.actor;
  await ctx.inTransaction((tx) => upsertChoice(tx, { tenantId, memberId, isPersonal, changedAt: new Date(ctx.now()) }));
  return { ...(await readRecommendSwitch(ctx)), isPersonal };
}

/** STUDY-10, D-194 */
export async function readRecommendSwitch(ctx: Context) {
  const [[setting], isPersonal] = await Promise.all([
    readSettings(ctx, ['RECOMMEND_SWITCH']),
    isPersonalFor(ctx.read, ctx.actor.id),
  ]);
  return { isOpen: setting?.value === '1', isPersonal };
}
