import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { openPaidItem } from '../prices/find-item-offers.ts';
import { lockItem } from '../item.store.ts';
import { averageOf } from './average-of.ts';
import { addToScores, findScore, saveScore } from './score.store.ts';

/** One of each reader; the item is locked, so that two scores of the same person at once count once. */
export async function scoreItem(ctx: Context, { id, score }: { readonly id: string; readonly score: number }) {
  const { tenantId, id: memberId } = ctx.actor;
  const { state } = await openPaidItem(ctx, id);
  demand(state === 'published', 'request.not-found');
  const { scoreSum, scoreCount } = await ctx.inTransaction(async (tx) => {
    await lockItem(tx, tenantId, id);
    const before = await findScore(tx, { itemId: id, memberId });
    await saveScore(tx, { itemId: id, memberId, tenantId, score, scoredAt: new Date(ctx.now()) });
    return addToScores(tx, id, { sum: score - (before ?? 0), count: before === null ? 1 : 0 });
  });
  return { myScore: score, avgScore: averageOf(scoreSum, scoreCount) ?? score, scoreCount };
}
