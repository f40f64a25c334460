import { demand } from '@shuyuan/contract/kernel/app-error';
import { coalesceWrites } from '../../../platform/coalesce.ts';
import type { Context } from '../../../platform/context.ts';
import { insertAttempts, type NewAttempt } from '../taking/attempt.store.ts';
import { checkAddress } from '../taking/check-address.ts';
import { openAttempt } from '../taking/open-attempt.ts';
import { openExam } from '../taking/taker.policy.ts';
import { demandStart, nextNumberOf } from './demand-start.ts';
import { drawQuestions } from './draw-questions.ts';
import { newAttemptOf } from './new-attempt.ts';
import { openNewAttempt } from './open-new-attempt.ts';

/** Starts in one transaction: a hall of people begins within seconds. */
const maxStarts = 100;
const writeAttempt = coalesceWrites<NewAttempt, boolean>(insertAttempts, maxStarts);

/** The tab opens the attempt at once; the seal names the paper its page has already. */
type Input = { readonly id: string } & { readonly [name in 'password' | 'tabId' | 'sealId']?: string | undefined };
type Opened = Awaited<ReturnType<typeof openAttempt>>;
type Started = { id: string; opened: Opened | null; paperKey: string | null };

/** Answers the attempt that is open, or draws a paper: two calls at once are one attempt. */
export async function startExam(ctx: Context, input: Input): Promise<Started> {
  const { id, password, tabId, sealId } = input;
  const taker = await openExam(ctx, id);
  const { exam, attempts, extraMinutes } = taker;
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open) {
    checkAddress(ctx, open);
    return { id: open.id, opened: tabId ? await openAttempt(ctx, { id: open.id, tabId }) : null, paperKey: null };
  }
  const { settings } = exam;
  const now = ctx.now();
  await demandStart(ctx, taker, now);
  demand((settings.openTime ?? 0) <= now, 'exam.not-begun');
  demand(settings.password === null || password === settings.password, 'exam.wrong-password');
  const number = nextNumberOf(attempts);
  const drawn = await drawQuestions(ctx, { exam, number });
  const attempt = newAttemptOf(ctx, { exam, number, drawn, extraMinutes, tabId: tabId ?? null });
  // Another call was first: its attempt is open, or handed in already and counts.
  if (!(await writeAttempt(ctx, attempt))) return startExam(ctx, input);
  if (!tabId) return { id: attempt.id, opened: null, paperKey: null };
  return { id: attempt.id, ...(await openNewAttempt(ctx, { attempt, examName: exam.name, drawn }, sealId)) };
}
