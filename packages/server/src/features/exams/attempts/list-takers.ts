import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { isMarked, recordStatusOf } from '@shuyuan/contract/exams/taking/attempt-result';
import { isInterrupted } from '@shuyuan/contract/exams/taking/is-interrupted';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Reads } from '../../../platform/context.ts';
import { countAbsent, listAbsent } from './absent-list.store.ts';
import { type AttemptsQuery, countAttempts, listAttemptsOf, type ListedAttempt } from './attempt-list.store.ts';

const asksFor = ({ status, isOpen }: AttemptsQuery) => ({
  attempts: status !== ExamRecordStatus.absent,
  absent: !isOpen && (status === undefined || status === ExamRecordStatus.absent),
});

/** A page of the attempts of an exam, and behind the last of them of those who were absent. */
export async function listTakers(read: Reads, query: AttemptsQuery, paging: Paging) {
  const asked = asksFor(query);
  const limit = paging.pageSize;
  const offset = offsetOf(paging);
  const total = asked.attempts ? await countAttempts(read, query) : 0;
  const attempts = offset < total ? await listAttemptsOf(read, query, { limit, offset }) : [];
  const absentTotal = asked.absent ? await countAbsent(read, query) : 0;
  const left = { limit: limit - attempts.length, offset: Math.max(0, offset - total) };
  const absent = absentTotal > left.offset && left.limit > 0 ? await listAbsent(read, query, left) : [];
  return { rows: [...attempts, ...absent], total: total + absentTotal };
}

/** Null: not marked yet, or annulled. */
export const scoreOfTaker = ({ result, score }: ListedAttempt): number | null => (isMarked(result) ? score : null);

/** ENUM-06, for managers. */
export function statusOfTaker({ id, result, heardAt }: ListedAttempt, now: number): ExamRecordStatus {
  if (id === null) return ExamRecordStatus.absent;
  const isSilent = heardAt !== null && isInterrupted(heardAt.getTime(), now);
  return recordStatusOf({ result, isMarkShown: true, isSilent });
}
