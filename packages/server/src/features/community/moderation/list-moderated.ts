import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { cardsWithRows } from '../questions/question-cards.ts';
import { readerOf } from '../questions/questions.policy.ts';
import { countQuestions, listIds, newestFirst } from '../questions/question-list.store.ts';
import { groupsOf } from './moderated.store.ts';

type Input = Paging & { readonly search?: string | undefined; readonly state?: QuestionState | undefined };

/** D-126: what waits comes first, then what is there, then what was taken away; the newest of each first. */
export async function listModerated(ctx: Context, { search, state, ...paging }: Input) {
  const { tenantId } = ctx.actor;
  const groups = groupsOf({ search, state }, readerOf(ctx));
  const counts = await Promise.all(groups.map((conditions) => countQuestions(ctx.read, { tenantId, conditions })));
  const ids: string[] = [];
  let offset = offsetOf(paging);
  for (const [at, conditions] of groups.entries()) {
    const limit = paging.pageSize - ids.length;
    const count = counts[at] ?? 0;
    if (limit > 0 && offset < count)
      ids.push(...(await listIds(ctx.read, { tenantId, conditions, order: newestFirst, limit, offset })));
    offset = Math.max(0, offset - count);
  }
  const cards = await cardsWithRows(ctx, ids);
  const items = cards.map(({ card, row }) => ({
    ...card,
    updateTime: row.updatedAt.getTime(),
    removeTime: row.removedAt?.getTime() ?? null,
  }));
  return { items, recordCount: counts.reduce((sum, count) => sum + count, 0) };
}
