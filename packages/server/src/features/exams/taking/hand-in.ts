import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { listAnswers, type SavedAnswer } from './answer.store.ts';
import { type AttemptRow, findOwnAttempt } from './attempt.store.ts';
import { checkAddress } from './check-address.ts';
import { endAttempt } from './end-attempt.ts';
import { writeAnswers } from './save-answers.ts';

type Input = { readonly id: string; readonly answers: readonly SavedAnswer[] };

/** The last answers are kept first, so that nothing is lost where the hand-in itself is refused or comes after the end. */
export async function handIn(ctx: Context, { id, answers }: Input) {
  const memberId = ctx.actor.id;
  const attempt = await findOwnAttempt(ctx.read, { id, memberId });
  demand(attempt, 'request.not-found');
  checkAddress(ctx, attempt);
  const now = ctx.now();
  if (answers.length > 0) await writeAnswers(ctx, { attemptId: id, memberId, tabId: null, answers, at: new Date(now) });
  const ended = await ctx.inTransaction((tx) => endAttempt(tx, id, { isHandedIn: true, now }));
  const receipt = ended ? await receiptView(ctx, ended) : null;
  demand(receipt, 'exam.time-over');
  return receipt;
}

export async function receiptView(ctx: Context, attempt: AttemptRow) {
  const { id: attemptId, receipt, endedAt, questionCount } = attempt;
  if (receipt === null || endedAt === null) return null;
  const answers = await listAnswers(ctx.read, attemptId);
  const answeredCount = answers.filter(({ answer }) => answer !== null).length;
  return { attemptId, code: receipt, handInTime: endedAt.getTime(), answeredCount, questionCount };
}
