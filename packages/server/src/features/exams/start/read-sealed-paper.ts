import { sealedAheadMs } from '@shuyuan/contract/exams/taking/sealed-ahead';
import type { Context } from '../../../platform/context.ts';
import { openExam } from '../taking/taker.policy.ts';
import { demandStart, nextNumberOf } from './demand-start.ts';
import { drawQuestions } from './draw-questions.ts';
import { sealIdOf, sealKeyOf, sealText } from './seal-key.ts';

/** A paper for a page that waits for the opening: of no use to anybody until the start answers its key. */
export async function readSealedPaper(ctx: Context, { id }: { readonly id: string }) {
  const taker = await openExam(ctx, id);
  const { exam, attempts } = taker;
  const { openTime } = exam.settings;
  const now = ctx.now();
  await demandStart(ctx, taker, Math.max(now, openTime ?? 0));
  if (openTime === null || now >= openTime || now < openTime - sealedAheadMs) return { sealed: null };
  const paper = { paperId: exam.paperId, number: nextNumberOf(attempts) };
  const { shown } = await drawQuestions(ctx, { exam, number: paper.number });
  const data = sealText(sealKeyOf(ctx, paper), JSON.stringify(await shown()));
  return { sealed: { sealId: sealIdOf(ctx, paper), data: data.toString('base64') } };
}
