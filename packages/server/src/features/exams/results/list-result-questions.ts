import type { Reveal } from '@shuyuan/contract/exams/taking/reveal-of';
import { realAnswerOf, takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import type { Context } from '../../../platform/context.ts';
import { filesNamedIn, listAnswersAndFiles } from '../answer-files/view-answer-files.ts';
import type { AttemptRow } from '../taking/attempt.store.ts';
import { loadPaper } from '../taking/load-paper.ts';
import { listMarks } from '../taking/mark.store.ts';
import { readingsView } from './readings-view.ts';

/** The questions of an attempt with answers, marks and keys, as far as they are to be seen. */
export async function listResultQuestions(ctx: Context, attempt: AttemptRow, reveal: Reveal) {
  const [paper, { answers, files }, marks] = await Promise.all([
    loadPaper(ctx.read, attempt),
    listAnswersAndFiles(ctx, attempt.id),
    listMarks(ctx.read, attempt.id),
  ]);
  const answerOf = new Map(answers.map(({ ordinal, answer }) => [ordinal, answer]));
  const markOf = new Map(marks.map((mark) => [mark.ordinal, mark]));
  return paper.map(({ ordinal, points, order, question, explanation }) => {
    const answer = answerOf.get(ordinal) ?? null;
    const named = filesNamedIn(answer);
    const real = answer && realAnswerOf(question, order, answer);
    const given = reveal.mark ? markOf.get(ordinal) : undefined;
    return {
      points,
      mark: given?.mark ?? null,
      readings: readingsView(question, given?.readings ?? [], reveal.key),
      question: takerQuestionOf(question, order),
      answer,
      files: files.filter(({ id }) => named.has(id)),
      key: reveal.key ? { question, answer: real, explanation } : null,
    };
  });
}
