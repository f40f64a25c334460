import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { listEntries } from './attention.store.ts';
import { toMoments } from './to-moments.ts';

type Input = { readonly id: string; readonly attemptId: string };

/** For those who may see the attempts of the exam. */
export async function listAttention(ctx: Context, { id, attemptId }: Input) {
  const { id: examId } = await openManagedExam(ctx, id);
  const entries = await listEntries(ctx.read, { examId, attemptId });
  demand(entries, 'request.not-found');
  return { items: toMoments(entries) };
}
