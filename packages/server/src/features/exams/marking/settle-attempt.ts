import { resultOf } from '@shuyuan/contract/exams/taking/attempt-result';
import type { Reads, Tx } from '../../../platform/context.ts';
import { type AttemptRow, listQuestions, updateResult } from '../taking/attempt.store.ts';
import { listMarks } from '../taking/mark.store.ts';
import { listOpenOrdinals } from './marking.store.ts';

/** After a mark was given. An attempt that is annulled stays so: the mark is kept, and counts once that is taken back. */
export async function settleAttempt(tx: Tx, attempt: AttemptRow, at: Date): Promise<void> {
  if (attempt.result !== 'annulled') await settleByMarks(tx, attempt, at);
}

/** The marks of an attempt that is locked make its result; ENUM-06 follows from it. */
export async function settleByMarks(tx: Tx, attempt: AttemptRow, at: Date) {
  const settled = await marksComeTo(tx, attempt);
  await updateResult(tx, { id: attempt.id, ...settled, at });
  return settled;
}

/** The score and result of an attempt that has ended, by its latest marks. */
export async function marksComeTo(read: Reads, { id, pointSum, settings }: AttemptRow) {
  const questions = await listQuestions(read, id);
  const latest = new Map((await listMarks(read, id)).map(({ ordinal, mark }) => [ordinal, mark]));
  const open = await listOpenOrdinals(read, id);
  const marks = questions.map(({ ordinal }) => (open.has(ordinal) ? null : (latest.get(ordinal) ?? null)));
  return resultOf({ marks, pointSum, passPercent: settings.passPercent });
}
