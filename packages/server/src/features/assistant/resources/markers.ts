import type { Context } from '../../../platform/context.ts';
import { type Kinds, mayRead, openSummary } from './read-thing.ts';
import { deleteMark, findSummaryOf, insertMark, isMarked, type Resource } from './summary.store.ts';

type Input = Resource & { readonly memberId: string };

/** AI-29: one's own alone; of others, and of what one may not read, nothing is learned. */
export const readMarker =
  (kinds: Kinds) =>
  async (ctx: Context, { memberId, ...thing }: Input) => {
    const { id, tenantId } = ctx.actor;
    if (memberId !== id || !(await mayRead(ctx, kinds, thing))) return { isMarked: false, id: null };
    const summary = await findSummaryOf(ctx.read, { tenantId, language: ctx.language, ...thing });
    return { isMarked: await isMarked(ctx.read, id, thing), id: summary?.id ?? null };
  };

/** D-159 */
export const setMarker =
  (kinds: Kinds) => async (ctx: Context, wish: { readonly id: string; readonly isMarked: boolean }) => {
    const { id: summaryId } = await openSummary(ctx, kinds, wish.id);
    const mark = { tenantId: ctx.actor.tenantId, memberId: ctx.actor.id, summaryId };
    await ctx.inTransaction((tx) => (wish.isMarked ? insertMark(tx, mark, new Date(ctx.now())) : deleteMark(tx, mark)));
    return { isMarked: wish.isMarked };
  };
