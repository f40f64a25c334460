import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { findSilence } from './silence.store.ts';

/** The time nobody could save in, which a manager would otherwise have to know by heart. */
export async function findOutage(ctx: Context, { id }: { readonly id: string }) {
  const { id: examId } = await openManagedExam(ctx, id);
  const now = ctx.now();
  const silence = await findSilence(ctx.read, { examId, since: new Date(now - dayMs), now: new Date(now) });
  return { outage: silence && { startTime: silence.startsAt.getTime(), endTime: silence.endsAt.getTime() } };
}
