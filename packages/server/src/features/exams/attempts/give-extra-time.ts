import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { restoreLateAnswers } from '../taking/answer.store.ts';
import { sumExtraMinutes } from '../taking/attempt.store.ts';
import { insertExtraTime, isMember } from './extra-time.store.ts';

type ExtraInput = { readonly id: string; readonly memberId: string; readonly minutes: number };

/** More time for one person, also for the attempt they are in the middle of. */
export async function giveExtraTime(ctx: Context, { id, memberId, minutes }: ExtraInput) {
  const { tenantId, id: givenBy } = ctx.actor;
  const { id: examId } = await openManagedExam(ctx, id);
  demand(await isMember(ctx.read, tenantId, memberId), 'course.unknown-person');
  const now = ctx.now();
  return ctx.inTransaction(async (tx) => {
    const extra = { id: newId(now), tenantId, examId, memberId, minutes, givenBy, givenAt: new Date(now) };
    const open = await insertExtraTime(tx, extra);
    if (open) await restoreLateAnswers(tx, [open.id]);
    const extraMinutes = await sumExtraMinutes(tx, { examId, memberId });
    return { extraMinutes, closeTime: open?.closesAt.getTime() ?? null };
  });
}
