import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { averageOf } from '../courses/course-cards.ts';
import { openPaidCourse } from '../prices/find-course-offers.ts';
import { findOpenRun } from './run.store.ts';
import { addToScores, insertScore } from './score.store.ts';

/** STUDY-01: once in each run. */
export async function scoreCourse(ctx: Context, { courseId, score }: { courseId: string; score: number }) {
  const { tenantId, id: memberId } = ctx.actor;
  await openPaidCourse(ctx, courseId);
  const run = await findOpenRun(ctx.read, { courseId, memberId });
  demand(run, 'course.not-begun');
  const { scoreSum, scoreCount } = await ctx.inTransaction(async (tx) => {
    const isFirst = await insertScore(tx, { tenantId, courseId, runId: run.id, score, at: new Date(ctx.now()) });
    demand(isFirst, 'course.scored');
    return addToScores(tx, courseId, score);
  });
  return { myScore: score, avgScore: averageOf(scoreSum, scoreCount) ?? score, scoreCount };
}
