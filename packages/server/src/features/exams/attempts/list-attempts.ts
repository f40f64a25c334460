import type { Paging } from '@shuyuan/contract/kernel/paging';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { attemptHeadOf } from '../taking/attempt-head.ts';
import { listAttemptsOf } from './attempt-list.store.ts';

type ListInput = Paging & { readonly id: string; readonly search?: string | undefined };

/** Attempts of an exam for its managers, who see every score. */
export async function listAttempts(ctx: Context, { id, search, ...paging }: ListInput) {
  const { id: examId } = await openManagedExam(ctx, id);
  const { rows, total } = await listAttemptsOf(ctx.read, { examId, search }, paging);
  const items = rows.map(
    ({ closesAt, extraMs, answeredCount, memberId, fullName, hasLateAnswers, attentionCount, ...row }) => ({
      ...attemptHeadOf(row, true),
      memberId,
      fullName,
      hasLateAnswers,
      attentionCount: Number(attentionCount),
      closeTime: closesAt.getTime(),
      extraMinutes: Math.round(Number(extraMs) / minuteMs),
      answeredCount: Number(answeredCount),
    }),
  );
  return { items, recordCount: total };
}
