import { demand } from '@shuyuan/contract/kernel/app-error';
import { canGrade, type PracticeGrade } from '@shuyuan/contract/practice/practice-grade';
import type { Context } from '../../platform/context.ts';
import { findAnswer, updateGrade } from './answer.store.ts';
import { lockSchedule, updateCard } from './card.store.ts';
import { scheduleAfter } from './schedule-after.ts';

type Input = { readonly id: string; readonly grade: PracticeGrade };

/** Moves a card by the grade its learner says, counted from before the answer: said twice, it is where it was. */
export async function gradeAnswer(ctx: Context, { id, grade }: Input) {
  const memberId = ctx.actor.id;
  return ctx.inTransaction(async (tx) => {
    const answered = await findAnswer(tx, { memberId, id });
    demand(answered, 'request.not-found');
    const { cardId, number, mark, before, answeredAt } = answered;
    demand(canGrade(mark, grade), 'request.invalid');
    const current = await lockSchedule(tx, { id: cardId, memberId });
    // Answered again meanwhile: what was said of the earlier answer moves nothing any more.
    demand(current?.answerCount === number, 'request.stale', { round: current?.answerCount });
    const after = scheduleAfter(before, grade, answeredAt);
    await updateGrade(tx, { memberId, id, grade });
    await updateCard(tx, cardId, after);
    return { grade, dueTime: after.dueAt.getTime() };
  });
}
