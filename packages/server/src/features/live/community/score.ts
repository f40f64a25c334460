import { demand } from '@shuyuan/contract/kernel/app-error';
import { averageScore, isScoreOpen } from '@shuyuan/contract/live/live-score';
import type { Context } from '../../../platform/context.ts';
import { lockLive } from '../live.store.ts';
import { type Family, openOnPath } from './family.ts';
import { changeScoreSums, findOwn, type ScoreSums, writeScore } from './score.store.ts';

const toOut = (mine: number | null, { scoreSum, scoreCount }: ScoreSums) => ({
  mine,
  avgScore: averageScore(scoreSum, scoreCount),
  scoreCount,
});

/** LIVE-ROOM-14 */
export async function readScore(ctx: Context, family: Family, { id }: { id: string }) {
  const { live } = await openOnPath(ctx, family, id);
  const own = await findOwn(ctx.read, { liveId: id, memberId: ctx.actor.id });
  const canScore = own.hasAttended && isScoreOpen(own.scoredAt?.getTime() ?? null, ctx.now());
  return { ...toOut(own.score, live), canScore };
}

/** D-066. The live is locked: sum and number follow the scores one after the other. */
export async function saveScore(ctx: Context, family: Family, { id, score }: { id: string; score: number }) {
  const { tenantId, id: memberId } = ctx.actor;
  await openOnPath(ctx, family, id);
  const sums = await ctx.inTransaction(async (tx) => {
    await lockLive(tx, tenantId, id);
    const own = await findOwn(tx, { liveId: id, memberId });
    demand(own.hasAttended, 'live.not-attended');
    demand(isScoreOpen(own.scoredAt?.getTime() ?? null, ctx.now()), 'live.score-closed');
    await writeScore(tx, { tenantId, liveId: id, memberId, score, at: new Date(ctx.now()) });
    return changeScoreSums(tx, id, { sum: score - (own.score ?? 0), count: own.score === null ? 1 : 0 });
  });
  return toOut(score, sums);
}
