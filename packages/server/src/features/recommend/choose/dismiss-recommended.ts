import { demand } from '@shuyuan/contract/kernel/app-error';
import type { RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import type { Context } from '../../../platform/context.ts';
import { findReader } from '../../search/index.ts';
import { openKinds } from '../list/open-kinds.ts';
import { listTitles } from '../list/visible.store.ts';
import type { RecommendSources } from '../recommendable.ts';
import { deleteDismissal, insertDismissal, listDismissals } from './dismissal.store.ts';

/** Only of what the caller may see: the answer tells nobody what exists. */
export const dismissRecommended = (sources: RecommendSources) => async (ctx: Context, item: RecommendItem) => {
  const [reader, kinds] = await Promise.all([findReader(ctx), openKinds(ctx, sources)]);
  const [visible] = await listTitles(ctx.read, { reader, kinds, items: [item] });
  demand(visible, 'request.not-found');
  const { id: memberId, tenantId } = ctx.actor;
  await ctx.inTransaction((tx) => insertDismissal(tx, { ...item, tenantId, memberId }, new Date(ctx.now())));
  return item;
};

export async function restoreRecommended(ctx: Context, item: RecommendItem) {
  await ctx.inTransaction((tx) => deleteDismissal(tx, { ...item, memberId: ctx.actor.id }));
  return item;
}

type Paging = { readonly page: number; readonly pageSize: number };

export const listDismissed =
  (sources: RecommendSources) =>
  async (ctx: Context, { page, pageSize }: Paging) => {
    const [reader, kinds] = await Promise.all([findReader(ctx), openKinds(ctx, sources)]);
    const offset = (page - 1) * pageSize;
    const rows = await listDismissals(ctx.read, { reader, kinds, limit: pageSize, offset });
    const items = rows.map(({ kind, id, title, dismissedAt }) => ({
      kind,
      id,
      title,
      dismissedAt: dismissedAt.getTime(),
    }));
    return { items, recordCount: Number(rows[0]?.total ?? 0) };
  };
