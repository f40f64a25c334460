import type { ExamSettings } from '@shuyuan/contract/exams/papers/exam-settings';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { type ExamRow, findExam } from '../papers/exam.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import { isForMember } from './exam-list.store.ts';

export type PublishedExam = ExamRow & { readonly paperId: string };

/** An exam for somebody it is or was for: one who has attempts keeps reading it after it was withdrawn. */
export async function openExam(ctx: Context, id: string): Promise<PublishedExam> {
  const exam = await findExam(ctx.read, ctx.actor.tenantId, id);
  const paperId = exam?.paperId;
  demand(exam && paperId && exam.state !== 'draft', 'request.not-found');
  demand(await isForMember(ctx.read, id, ctx.actor.id), 'exam.not-in-audience');
  return { ...exam, paperId };
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
