import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../platform/context.ts';
import { listOpenCards } from './card.store.ts';
import { originOf } from './origin-of.ts';
import { cardQueryOf } from './card-query-of.ts';

/** Only cards that may be asked: one that is kept back is not named either. */
export async function listCards(ctx: Context, paging: Paging) {
  const query = await cardQueryOf(ctx, { timeZone: ctx.external.timeZone });
  const { rows, total } = await listOpenCards(ctx.read, query, paging);
  const items = rows.map((card) => ({
    id: card.id,
    text: card.question.text,
    origin: originOf(card),
    dueTime: card.answerCount === 0 ? null : card.dueAt.getTime(),
    lapseCount: card.lapseCount,
    isSuspended: card.isSuspended,
  }));
  return { items, recordCount: total };
}
