import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { lockManagedExam, openManagedExam } from '../papers/exam.policy.ts';
import { voidItems } from '../marking/marking.store.ts';
import { restoreLateAnswers } from '../taking/answer.store.ts';
import { insertOutage, listUngiven, updateCloses } from './outage.store.ts';

type OutageInput = { readonly id: string; readonly startTime: number; readonly endTime: number };

/**
 * Gives back what an outage took, once: of one that overlaps with an earlier one the rest. Answers that came too late because of
 * it count again.
 */
export async function giveBackTime(ctx: Context, { id, startTime, endTime }: OutageInput) {
  const { tenantId, id: givenBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  const now = ctx.now();
  demand(endTime > startTime && endTime <= now && endTime - startTime <= dayMs, 'exam.wrong-outage');
  const outage = { examId, startsAt: new Date(startTime), endsAt: new Date(endTime), givenAt: new Date(now) };
  return ctx.inTransaction(async (tx) => {
    await lockManagedExam(tx, ctx, id);
    const stretches = await listUngiven(tx, outage);
    if (stretches.length === 0) return { attemptCount: 0, reopenedCount: 0 };
    await insertOutage(tx, { ...outage, tenantId, givenBy });
    const given = await updateCloses(tx, { ...outage, stretches });
    const ids = given.map((attempt) => attempt.id);
    await restoreLateAnswers(tx, ids);
    await voidItems(tx, ids);
    return { attemptCount: given.length, reopenedCount: given.filter(({ isCut }) => isCut).length };
  });
}
