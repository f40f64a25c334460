import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { type Kinds, mayRead, openSummary, toResource } from './read-thing.ts';
import { countMarked, listMarked } from './summary.store.ts';

/** AI-30: what the caller has marked; of what they may no longer read nothing is shown but that it was marked. */
export const listResources = (kinds: Kinds) => async (ctx: Context, paging: Paging) => {
  const { tenantId, id: memberId } = ctx.actor;
  const [rows, recordCount] = await Promise.all([
    listMarked(ctx.read, { tenantId, memberId }, paging),
    countMarked(ctx.read, memberId),
  ]);
  const readable = await Promise.all(rows.map((row) => mayRead(ctx, kinds, row)));
  const items = rows.flatMap((row, at) => {
    const { points: _points, ...card } = toResource(row);
    return readable[at] ? [card] : [];
  });
  return { items, recordCount };
};

/** AI-30 */
export const readResource =
  (kinds: Kinds) =>
  async (ctx: Context, { id }: { readonly id: string }) =>
    toResource(await openSummary(ctx, kinds, id));
