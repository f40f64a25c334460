import type { QuestionState } from '@shuyuan/contract/community/question-life';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { cardsWithRows } from '../questions/question-cards.ts';
import { type Condition, countQuestions, listIds, newestFirst } from '../questions/question-list.store.ts';

type Asked = Paging & { readonly search?: string | undefined; readonly state?: QuestionState | undefined };

/** Written out as the indexes have them: each is read by its own, whatever there is of the others. */
const waiting: Condition = sql<boolean>`question.state = 'pending'`;
const shown: Condition = sql<boolean>`question.state in ('active', 'closed')`;
const gone: Condition = sql<boolean>`question.state = 'removed'`;
const only = (state: QuestionState): Condition => sql<boolean>`question.state = ${state}`;

/** D-126: what waits comes first, then what is there, then what was taken away; the newest of each first. */
export async function listModerated(ctx: Context, { search, state, ...paging }: Asked) {
  const { tenantId } = ctx.actor;
  const words = search ? matchesSearch(search, sql`question.search_text`, sql`question.search`) : [];
  const groups = (state === undefined ? [waiting, shown, gone] : [only(state)]).map((group) => [group, ...words]);
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
  const items = cards.map(({ card, row }) => ({ ...card, removeTime: row.removedAt?.getTime() ?? null }));
  return { items, recordCount: counts.reduce((sum, count) => sum + count, 0) };
}
