import { newCardsLeft, type CardCounts, type DayCounts } from '@shuyuan/contract/practice/daily-limits';
import { streakOf } from '@shuyuan/contract/practice/streak-of';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { Context } from '../../platform/context.ts';
import { countDay, listDays } from './answer.store.ts';
import { type CardQuery, countCards } from './card.store.ts';
import { cardQueryOf, type DayInput } from './card-query-of.ts';
import { insertBankCards, insertExamCards, insertSectionCards } from './gather.store.ts';

type Practice = {
  readonly query: CardQuery;
  readonly counts: CardCounts & { readonly all: number };
  readonly done: DayCounts;
  readonly streakDays: number;
};

/**
 * Practice of today. Cards are made here, when somebody comes to practise: an exam that shows its key from today on has
 * cards from today on, and nothing has to be told when its window ends.
 */
export async function openPractice(ctx: Context, input: DayInput): Promise<Practice> {
  const query = await cardQueryOf(ctx, input);
  const { memberId } = query;
  const today = dayIn(input.timeZone, ctx.now());
  const done = await countDay(ctx.read, memberId, today);
  const counts = await ctx.inTransaction(async (tx) => {
    await insertExamCards(tx, query);
    await insertSectionCards(tx, query);
    const found = await countCards(tx, query);
    const missing = newCardsLeft(done) - found.fresh;
    if (missing <= 0) return found;
    await insertBankCards(tx, query, missing);
    return countCards(tx, query);
  });
  return { query, counts, done, streakDays: streakOf(await listDays(ctx.read, memberId), today) };
}
