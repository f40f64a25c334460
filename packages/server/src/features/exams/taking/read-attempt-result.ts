import { type Reveal, revealOf } from '@shuyuan/contract/exams/taking/reveal-of';
import { realAnswerOf, takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { findPublishedExam } from '../papers/exam.store.ts';
import { filesNamedIn, listAnswersAndFiles } from '../answer-files/view-answer-files.ts';
import { attemptHeadOf } from './attempt-head.ts';
import { type AttemptRow, findOwnAttempt, findTaking } from './attempt.store.ts';
import { endIfOver } from './end-if-over.ts';
import { receiptView } from './hand-in.ts';
import { loadPaper } from './load-paper.ts';
import { listMarks } from './mark.store.ts';

async function listResults(ctx: Context, attempt: AttemptRow, reveal: Reveal) {
  const [paper, { answers, files }, marks] = await Promise.all([
    loadPaper(ctx.read, attempt),
    listAnswersAndFiles(ctx, attempt.id),
    listMarks(ctx.read, attempt.id),
  ]);
  const given = new Map(answers.map(({ ordinal, answer }) => [ordinal, answer]));
  const markOf = new Map(marks.map(({ ordinal, mark }) => [ordinal, mark]));
  return paper.map(({ ordinal, points, order, question, explanation }) => {
    const answer = given.get(ordinal) ?? null;
    const named = filesNamedIn(answer);
    const real = answer && realAnswerOf(question, order, answer);
    return {
      points,
      mark: reveal.mark ? (markOf.get(ordinal) ?? null) : null,
      question: takerQuestionOf(question, order),
      answer,
      files: files.filter(({ id }) => named.has(id)),
      key: reveal.key ? { question, answer: real, explanation } : null,
    };
  });
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
    questions: reveal.answers ? await listResults(ctx, attempt, reveal) : null,
  };
}
