import { recordStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { lockAttempt } from '../taking/attempt.store.ts';
import { endOpenAttempt } from '../taking/end-attempt.ts';

type EndInput = { readonly id: string; readonly attemptId: string };

/** Ends somebody's open attempt: everything acknowledged until now is marked, and nothing later. */
export async function endManagedAttempt(ctx: Context, { id, attemptId }: EndInput) {
  const { id: examId } = await openManagedExam(ctx, id);
  const now = ctx.now();
  return ctx.inTransaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    demand(attempt?.examId === examId, 'request.not-found');
    demand(attempt.endedAt === null, 'exam.handed-in');
    const ended = await endOpenAttempt(tx, attempt, now);
    return { status: recordStatusOf({ result: ended?.result ?? null, isMarkShown: true }) };
  });
}
