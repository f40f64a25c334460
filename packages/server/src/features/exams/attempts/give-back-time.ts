import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { insertOutage, reopenCut, updateCloses } from './outage.store.ts';

type OutageInput = { readonly id: string; readonly startTime: number; readonly endTime: number };

/** Gives back what an outage took, once. */
export async function giveBackTime(ctx: Context, { id, startTime, endTime }: OutageInput) {
  const { tenantId, id: givenBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  const now = ctx.now();
  demand(endTime > startTime && endTime <= now && endTime - startTime <= dayMs, 'exam.wrong-outage');
  const outage = { examId, startsAt: new Date(startTime), endsAt: new Date(endTime) };
  return ctx.inTransaction(async (tx) => {
    const isNew = await insertOutage(tx, { ...outage, tenantId, givenBy, givenAt: new Date(now) });
    if (!isNew) return { attemptCount: 0, reopenedCount: 0 };
    const reopenedCount = await reopenCut(tx, outage);
    return { attemptCount: await updateCloses(tx, outage), reopenedCount };
  });
}
