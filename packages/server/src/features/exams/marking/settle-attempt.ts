import { resultOf } from '@shuyuan/contract/exams/taking/attempt-result';
import type { Tx } from '../../../platform/context.ts';
import { type AttemptRow, listQuestions, updateResult } from '../taking/attempt.store.ts';
import { listMarks } from '../taking/mark.store.ts';
import { listOpenOrdinals } from './marking.store.ts';

/** The score and result of an attempt that is locked, by its latest marks; ENUM-06 follows from them. */
export async function settleAttempt(tx: Tx, { id, pointSum, settings }: AttemptRow, at: Date): Promise<void> {
  const questions = await listQuestions(tx, id);
  const latest = new Map((await listMarks(tx, id)).map(({ ordinal, mark }) => [ordinal, mark]));
  const open = await listOpenOrdinals(tx, id);
  const marks = questions.map(({ ordinal }) => (open.has(ordinal) ? null : (latest.get(ordinal) ?? null)));
  await updateResult(tx, { id, ...resultOf({ marks, pointSum, passPercent: settings.passPercent }), at });
}
