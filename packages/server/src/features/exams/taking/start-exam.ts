import { demand } from '@shuyuan/contract/kernel/app-error';
import { coalesceWrites } from '../../../platform/coalesce.ts';
import type { Context } from '../../../platform/context.ts';
import { insertAttempts, type NewAttempt } from './attempt.store.ts';
import { checkAddress, isHere } from './check-address.ts';
import { drawAttempt } from './draw-attempt.ts';
import { areAttemptsUsed, nextTimeOf, openExam } from './taker.policy.ts';

/** Starts in one transaction: a hall of people begins within seconds. */
const maxStarts = 100;
const writeAttempt = coalesceWrites<NewAttempt, boolean>(insertAttempts, maxStarts);

type Input = { readonly id: string; readonly password?: string | undefined };

/** Answers the attempt that is open, or draws a paper: two calls at once are one attempt. */
export async function startExam(ctx: Context, input: Input): Promise<{ id: string }> {
  const { exam, attempts, isInAudience } = await openExam(ctx, input.id);
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open) {
    checkAddress(ctx, open);
    return { id: open.id };
  }
  demand(isInAudience, 'exam.not-in-audience');
  const { settings } = exam;
  const now = ctx.now();
  demand(exam.state === 'published' && (settings.closeTime ?? Infinity) > now, 'exam.closed');
  demand((settings.openTime ?? 0) <= now, 'exam.not-begun');
  demand(!areAttemptsUsed(settings, attempts), 'exam.attempts-used');
  demand(nextTimeOf(settings, attempts, now) === null, 'exam.too-soon');
  demand(isHere(ctx, settings), 'exam.elsewhere');
  demand(settings.password === null || input.password === settings.password, 'exam.wrong-password');
  const attempt = await drawAttempt(ctx, exam, (attempts[0]?.number ?? 0) + 1);
  const isNew = await writeAttempt(ctx, attempt);
  // Another call was first: its attempt is open, or handed in already and counts.
  return isNew ? { id: attempt.id } : startExam(ctx, input);
}
