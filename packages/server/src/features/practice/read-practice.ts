import { takerQuestionOf } from '@shuyuan/contract/exams/taking/taker-question';
import { cardsLeft, newCardsLeft } from '@shuyuan/contract/practice/daily-limits';
import type { Context } from '../../platform/context.ts';
import { countBanks } from './bank.store.ts';
import { type CardRow, findNextCard } from './card.store.ts';
import { orderOf } from './order-of.ts';
import { originOf } from './origin-of.ts';
import type { DayInput } from './card-query-of.ts';
import { openPractice } from './open-practice.ts';

export async function readPractice(ctx: Context, input: DayInput) {
  const { counts, done, streakDays } = await openPractice(ctx, input);
  const bankCount = await countBanks(ctx.read, ctx.actor.tenantId);
  const left = { leftCount: cardsLeft(counts, done), answerCount: done.answers };
  return { ...left, streakDays, cardCount: counts.all, bankCount };
}

const viewOf = (card: CardRow) => ({
  id: card.id,
  round: card.answerCount,
  question: takerQuestionOf(card.question, orderOf(card)),
  origin: originOf(card),
});

export async function readNextCard(ctx: Context, input: DayInput) {
  const { query, counts, done, streakDays } = await openPractice(ctx, input);
  const leftCount = cardsLeft(counts, done);
  const card = leftCount > 0 ? await findNextCard(ctx.read, query, newCardsLeft(done) > 0) : undefined;
  return { card: card ? viewOf(card) : null, leftCount, answerCount: done.answers, streakDays };
}
