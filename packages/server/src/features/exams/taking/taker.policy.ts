import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { coalesceReads } from '../../../platform/coalesce.ts';
import type { PublishedExam } from '../papers/exam.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import { endIfOver } from './end-if-over.ts';
import { findTakers, type TakerQuery, type TakerRow } from './taker.store.ts';

/** Read at once: a hall of people waits for the same minute. */
const maxTakers = 100;
const findTaker = coalesceReads<TakerQuery, TakerRow>(findTakers, maxTakers);

export type OpenedExam = {
  readonly exam: PublishedExam;
  /** Of the caller, latest first. */
  readonly attempts: readonly AttemptRow[];
  readonly isInAudience: boolean;
  /** Given to the caller. */
  readonly extraMinutes: number;
};

/** An exam for somebody it is for, or who has taken it: they keep reading it after they left its audience or it was withdrawn. */
export async function openExam(ctx: Context, id: string): Promise<OpenedExam> {
  const { tenantId, id: memberId } = ctx.actor;
  const { exam, attempts: own, ...taker } = await findTaker(ctx, { tenantId, examId: id, memberId });
  demand(exam, 'request.not-found');
  demand(taker.isInAudience || own.length > 0, 'exam.not-in-audience');
  return { exam, attempts: await Promise.all(own.map((attempt) => endIfOver(ctx, attempt))), ...taker };
}

/** From when the next attempt can be started; null: at once. */
export function nextTimeOf(
  { delayMinutes }: ExamSettings,
  attempts: readonly AttemptRow[],
  now: number,
): number | null {
  const ends = attempts.map(({ endedAt }) => endedAt?.getTime() ?? 0);
  const next = Math.max(0, ...ends) + delayMinutes * minuteMs;
  return attempts.length > 0 && next > now ? next : null;
}

export const areAttemptsUsed = ({ maxAttempts }: ExamSettings, attempts: readonly AttemptRow[]): boolean =>
  maxAttempts !== null && attempts.length >= maxAttempts;
