import { drawPaper } from '@shuyuan/contract/exams/papers/draw-paper';
import { pointSumOf } from '@shuyuan/contract/exams/papers/exam-paper';
import type { Context } from '../../../platform/context.ts';
import type { PublishedExam } from '../papers/exam.store.ts';
import { takerQuestionsOf } from '../taking/opened-attempt.ts';
import { paperOf } from '../taking/load-paper.ts';
import { pinnedPaperOf } from '../taking/pinned-paper.ts';
import { seedOf } from './seal-key.ts';

type Drawing = { readonly exam: PublishedExam; readonly number: number };

/** The paper the caller has in an attempt of this number: the same however often it is drawn. */
export async function drawQuestions(ctx: Context, { exam: { paperId, settings }, number }: Drawing) {
  const { definition, pool, versions } = await pinnedPaperOf(ctx, paperId);
  const seed = seedOf(ctx, { paperId, number });
  const { questions } = drawPaper(definition, pool, { seed, isShuffled: settings.isShuffled });
  /** Without keys. */
  const shown = async () => {
    const placed = questions.map((question, ordinal) => ({ ...question, ordinal }));
    const drawn = { tenantId: ctx.actor.tenantId, seed, settings, questions: placed };
    return takerQuestionsOf(await paperOf(ctx.read, drawn, versions));
  };
  return { seed, questions, pointSum: pointSumOf(definition), shown };
}
