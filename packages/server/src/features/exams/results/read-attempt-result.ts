import { revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findPublishedExam } from '../papers/exam.store.ts';
import { attemptHeadOf } from '../taking/attempt-head.ts';
import { findOwnAttempt, findTaking } from '../taking/attempt.store.ts';
import { endIfOver } from '../taking/end-if-over.ts';
import { receiptView } from '../taking/hand-in.ts';
import { listResultQuestions } from './list-result-questions.ts';

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
    questions: reveal.answers ? await listResultQuestions(ctx, attempt, reveal) : null,
  };
}
