import { demand } from '@shuyuan/contract/kernel/app-error';
import { coalesceWrites } from '../../../platform/coalesce.ts';
import type { Context } from '../../../platform/context.ts';
import { insertAttempts, type NewAttempt } from '../taking/attempt.store.ts';
import { checkAddress, isHere } from '../taking/check-address.ts';
import { paperOf } from '../taking/load-paper.ts';
import { openAttempt } from '../taking/open-attempt.ts';
import { openedAttemptOf } from '../taking/opened-attempt.ts';
import { pinnedPaperOf } from '../taking/pinned-paper.ts';
import { areAttemptsUsed, nextTimeOf, openExam } from '../taking/taker.policy.ts';
import { drawAttempt } from './draw-attempt.ts';

/** Starts in one transaction: a hall of people begins within seconds. */
const maxStarts = 100;
const writeAttempt = coalesceWrites<NewAttempt, boolean>(insertAttempts, maxStarts);

type Input = { readonly id: string; readonly password?: string | undefined; readonly tabId?: string | undefined };
type Started = { id: string; opened: Awaited<ReturnType<typeof openAttempt>> | null };

/** Answers the attempt that is open, or draws a paper: two calls at once are one attempt. */
export async function startExam(ctx: Context, { id, password, tabId }: Input): Promise<Started> {
  const { exam, attempts, isInAudience, extraMinutes } = await openExam(ctx, id);
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open) {
    checkAddress(ctx, open);
    return { id: open.id, opened: tabId ? await openAttempt(ctx, { id: open.id, tabId }) : null };
  }
  demand(isInAudience, 'exam.not-in-audience');
  const { settings } = exam;
  const now = ctx.now();
  demand(exam.state === 'published' && (settings.closeTime ?? Infinity) > now, 'exam.closed');
  demand((settings.openTime ?? 0) <= now, 'exam.not-begun');
  demand(!areAttemptsUsed(settings, attempts), 'exam.attempts-used');
  demand(nextTimeOf(settings, attempts, now) === null, 'exam.too-soon');
  demand(isHere(ctx, settings), 'exam.elsewhere');
  demand(settings.password === null || password === settings.password, 'exam.wrong-password');
  const number = (attempts[0]?.number ?? 0) + 1;
  const attempt = await drawAttempt(ctx, { exam, number, extraMinutes, tabId: tabId ?? null });
  // Another call was first: its attempt is open, or handed in already and counts.
  if (!(await writeAttempt(ctx, attempt))) return startExam(ctx, { id, password, tabId });
  return { id: attempt.id, opened: tabId ? await openNew(ctx, exam.name, attempt) : null };
}

/** The paper that was just drawn: nothing of it is read again. */
async function openNew(ctx: Context, examName: string, attempt: NewAttempt) {
  const { versions } = await pinnedPaperOf(ctx, attempt.paperId);
  const questions = attempt.questions.map((question, ordinal) => ({ ...question, ordinal }));
  const paper = await paperOf(ctx.read, { ...attempt, questions }, versions);
  return openedAttemptOf({ ...attempt, examName, paper, answers: [], files: [] }, ctx.now());
}
