import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { markAnswer } from '@shuyuan/contract/exams/marking/mark-answer';
import { realAnswerOf } from '@shuyuan/contract/exams/taking/taker-question';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { gradeOfMark, canGrade } from '@shuyuan/contract/practice/practice-grade';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context } from '../../platform/context.ts';
import { type AnswerRow, findAnswer, insertAnswer } from './answer.store.ts';
import { type CardRow, findOpenCard, lockSchedule, updateCard } from './card.store.ts';
import { orderOf } from './order-of.ts';
import { cardQueryOf, type DayInput } from './card-query-of.ts';
import { choicesAfter, scheduleAfter } from './schedule-after.ts';

type Input = DayInput & {
  readonly id: string;
  readonly answerId: string;
  readonly round: number;
  readonly answer: ExamAnswer | null;
};

const answeredView = ({ question, explanation }: CardRow, { mark, grade, before, answeredAt }: AnswerRow) => ({
  mark,
  grade,
  key: { question, explanation },
  choices: choicesAfter(before, answeredAt).filter((choice) => canGrade(mark, choice.grade)),
});

/**
 * Marks an answer by the rule of exams and moves the card. It counts at once, as well known as it was right: whoever closes
 * the page before saying how hard it was has still practised.
 */
export async function answerCard(ctx: Context, { id, answerId, round, answer, timeZone }: Input) {
  const { tenantId, id: memberId } = ctx.actor;
  const card = await findOpenCard(ctx.read, await cardQueryOf(ctx, { timeZone }), id);
  demand(card, 'request.not-found');
  const row = await ctx.inTransaction(async (tx): Promise<AnswerRow> => {
    const before = await lockSchedule(tx, { id, memberId });
    demand(before, 'request.not-found');
    const earlier = await findAnswer(tx, { memberId, id: answerId });
    if (earlier) {
      demand(earlier.cardId === id, 'request.stale', { cardId: earlier.cardId });
      return earlier;
    }
    demand(before.answerCount === round, 'request.stale', { round: before.answerCount });
    const real = answer ? realAnswerOf(card.question, orderOf({ id, answerCount: round }), answer) : undefined;
    const mark = markAnswer(card.question, real) ?? 0;
    const [grade, answeredAt] = [gradeOfMark(mark), new Date(ctx.now())];
    const given = { memberId, id: answerId, cardId: id, number: round + 1, mark, grade, before, answeredAt };
    await insertAnswer(tx, { ...given, tenantId, answer, day: dayIn(timeZone, ctx.now()) });
    await updateCard(tx, id, scheduleAfter(before, grade, answeredAt));
    return given;
  });
  return answeredView(card, row);
}
