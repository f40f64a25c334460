import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { findMarkingRule, listMarkers } from './marker.store.ts';
import { countWaiting } from './marking-queue.store.ts';

export async function readMarkingRule(ctx: Context, input: { readonly id: string }) {
  const { id } = await openManagedExam(ctx, input.id);
  const [rule, markers, waitingCount] = await Promise.all([
    findMarkingRule(ctx.read, id),
    listMarkers(ctx.read, id),
    countWaiting(ctx.read, id),
  ]);
  return { ...rule, markers, waitingCount };
}
