import type { Paging } from '@shuyuan/contract/kernel/paging';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Context } from '../../../platform/context.ts';
import { openManagedExam } from '../papers/exam.policy.ts';
import type { AttemptsQuery, ListedAttempt } from './attempt-list.store.ts';
import { listTakers, scoreOfTaker, statusOfTaker } from './list-takers.ts';

type ListInput = Paging & Omit<AttemptsQuery, 'examId' | 'now'> & { readonly id: string };

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

function takerView(row: ListedAttempt, now: number) {
  const { id, number, memberId, fullName, receipt, pointSum, hasLateAnswers } = row;
  return {
    id,
    number,
    memberId,
    fullName,
    receipt,
    pointSum,
    hasLateAnswers,
    status: statusOfTaker(row, now),
    score: scoreOfTaker(row),
    startTime: timeOf(row.startedAt),
    endTime: timeOf(row.endedAt),
    closeTime: timeOf(row.closesAt),
    heardTime: timeOf(row.heardAt),
    attentionCount: Number(row.attentionCount),
    extraMinutes: Math.round(Number(row.extraMs) / minuteMs),
    answeredCount: Number(row.answeredCount),
  };
}

/** Attempts of an exam for its managers, who see every score, and who was absent. */
export async function listAttempts(ctx: Context, { id, page, pageSize, ...filters }: ListInput) {
  const { id: examId } = await openManagedExam(ctx, id);
  const now = ctx.now();
  const query = { ...filters, examId, now: new Date(now) };
  const { rows, total } = await listTakers(ctx.read, query, { page, pageSize });
  return { items: rows.map((row) => takerView(row, now)), recordCount: total };
}
