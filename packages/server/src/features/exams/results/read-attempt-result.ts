import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findPublishedExam } from '../papers/exam.store.ts';
import { attemptHeadOf } from '../taking/attempt-head.ts';
import { findOwnAttempt, findTaking } from '../taking/attempt.store.ts';
import { listEntries } from '../annul/annul.store.ts';
import { listEntries as listNoted } from '../attention/attention.store.ts';
import { toMoments } from '../attention/to-moments.ts';
import { endIfOver } from '../taking/end-if-over.ts';
import { receiptView } from '../taking/hand-in.ts';
import { listResultQuestions } from './list-result-questions.ts';

/** Why the result counts no more; who decided it is the office's business. */
async function annulmentView({ read }: Context, attemptId: string) {
  const [latest] = await listEntries(read, attemptId);
  if (!latest) return null;
  const { reason, madeAt, givesRetake } = latest;
  return { reason, time: madeAt.getTime(), givesRetake };
}

/** As much of an attempt that has ended as the exam shows by now. */
export async function readAttemptResult(ctx: Context, { id }: { readonly id: string }) {
  const memberId = ctx.actor.id;
  const found = await findOwnAttempt(ctx.read, { id, memberId });
  demand(found, 'request.not-found');
  const attempt = await endIfOver(ctx, found);
  demand(attempt.endedAt, 'exam.not-handed-in');
  const { examId, settings: shows } = attempt;
  const exam = await findPublishedExam(ctx.read, ctx.actor.tenantId, examId);
  demand(exam, 'request.not-found');
  const taking = await findTaking(ctx.read, { examId, memberId });
  const reveal = revealOf({ shows, limits: exam.settings, now: ctx.now(), ...taking });
  return {
    examId,
    examName: exam.name,
    attempt: attemptHeadOf(attempt, reveal.mark),
    passPercent: shows.passPercent,
    receipt: await receiptView(ctx, attempt),
    annulment: attempt.result === 'annulled' ? await annulmentView(ctx, id) : null,
    // The taker reads all that others read of them, whatever the exam shows.
    noted: shows.logsAttention ? toMoments((await listNoted(ctx.read, { examId, attemptId: id })) ?? []) : null,
    questions: reveal.answers ? await listResultQuestions(ctx, attempt, reveal) : null,
  };
}
