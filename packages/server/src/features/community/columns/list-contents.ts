import { ColumnSort } from '@shuyuan/contract/community/columns';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { isCommunityOpen } from '../community-switches.ts';
import { pageOfCards } from '../questions/question-cards.ts';
import { isOfAccount, wordsMatch } from '../questions/lists/question-conditions.store.ts';
import { readerOf } from '../questions/questions.policy.ts';
import { isListed, newestFirst } from '../questions/question-list.store.ts';
import * as conditions from './column-contents.store.ts';
import { demandKeeper, openColumn, openColumnsOf } from './column.policy.ts';

type Contents = Paging & { readonly id: string; readonly sort: ColumnSort };

/** COMM-31, D-135. Rights go by the caller: what the client says about itself is not asked (D-095). */
export async function listColumnContents(ctx: Context, { id, sort, page, pageSize }: Contents) {
  await openColumn(ctx, id);
  const order = sort === ColumnSort.placed ? conditions.asPlaced(id) : conditions.contentOrders[sort];
  return pageOfCards(ctx, { conditions: [conditions.isShown, conditions.isIn(id)], order, paging: { page, pageSize } });
}

type Choice = Paging & {
  readonly enjoyId: string;
  readonly columnId?: string | undefined;
  readonly search?: string | undefined;
};

/** COMM-11: what whoever keeps an account chooses from. */
export async function listColumnQuestions(ctx: Context, { enjoyId, columnId, search, ...paging }: Choice) {
  demandKeeper(await openColumnsOf(ctx, enjoyId));
  if (columnId !== undefined) {
    const { column } = await openColumn(ctx, columnId);
    demand(column.accountId === enjoyId, 'request.not-found');
  }
  const wanted = [conditions.isShown, isOfAccount(enjoyId), ...(search ? wordsMatch(search, readerOf(ctx)) : [])];
  const { items, recordCount } = await pageOfCards(ctx, { conditions: wanted, order: newestFirst, paging });
  const ids = items.map(({ id }) => id);
  const placed = columnId === undefined ? null : await conditions.findPlaced(ctx.read, columnId, ids);
  return { items: items.map((item) => ({ ...item, isInColumn: placed?.has(item.id) ?? false })), recordCount };
}

/** COMM-23: the newest first. */
export async function listSubscribedQuestions(ctx: Context, paging: Paging) {
  if (!(await isCommunityOpen(ctx))) return { items: [], recordCount: 0 };
  return pageOfCards(ctx, {
    conditions: [isListed, conditions.isSubscribedBy(ctx.actor.id)],
    order: newestFirst,
    paging,
  });
}
