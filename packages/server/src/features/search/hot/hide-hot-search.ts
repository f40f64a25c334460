import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { questionOf } from '../find/search-question.ts';
import { deleteHidden, insertHidden, listProposed } from './hot-search.store.ts';

type HideInput = { readonly words: string; readonly isHidden: boolean };

/** D-195: in whatever way it is written. */
export async function hideHotSearch(ctx: Context, { words, isHidden }: HideInput) {
  const { tenantId } = ctx.actor;
  const { form } = questionOf(words);
  await ctx.inTransaction((tx) =>
    isHidden ? insertHidden(tx, { tenantId, form, words }, new Date(ctx.now())) : deleteHidden(tx, { tenantId, form }),
  );
  return {};
}

/** D-195: what may be proposed, and what is hidden. */
export async function listProposedSearches({ read, actor }: Context, paging: Paging) {
  const page = { limit: paging.pageSize, offset: offsetOf(paging) };
  const rows = await listProposed(read, actor.tenantId, page);
  return { recordCount: rows[0]?.total ?? 0, items: rows.map(({ words, isHidden }) => ({ words, isHidden })) };
}
