import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { listAskedQuestions } from './regrade-list.store.ts';

/** The questions a manager can put right. */
export async function listRegradeQuestions(ctx: Context, { id }: { readonly id: string }) {
  const { id: examId } = await openManagedExam(ctx, id);
  return { items: await listAskedQuestions(ctx.read, examId) };
}
