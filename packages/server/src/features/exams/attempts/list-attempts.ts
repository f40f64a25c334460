import type { Paging } from '@shuyuan/contract/kernel/paging';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import { attemptHeadOf } from '../taking/attempt-head.ts';
import { type AttemptsQuery, listAttemptsOf } from './attempt-list.store.ts';

type ListInput = Paging & Omit<AttemptsQuery, 'examId'> & { readonly id: string };

/** Attempts of an exam for its managers, who see every score. */
export async function listAttempts(ctx: Context, { id, search, status, ...paging }: ListInput) {
  const { id: examId } = await openManagedExam(ctx, id);
  const { rows, total } = await listAttemptsOf(ctx.read, { examId, search, status }, paging);
  const items = rows.map(
    ({ closesAt, extraMs, answeredCount, memberId, fullName, hasLateAnswers, attentionCount, receipt, ...row }) => ({
      ...attemptHeadOf(row, true),
      memberId,
      fullName,
      hasLateAnswers,
      attentionCount: Number(attentionCount),
      receipt,
      closeTime: closesAt.getTime(),
      extraMinutes: Math.round(Number(extraMs) / minuteMs),
      answeredCount: Number(answeredCount),
    }),
  );
  return { items, recordCount: total };
}
