import { demand } from '@shuyuan/contract/kernel/app-error';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { RecommendItem } from '@shuyuan/contract/recommend/recommend-kinds';
import type { RecommendReason } from '@shuyuan/contract/recommend/recommend-weights';
import type { Context } from '../../../platform/context.ts';
import { findReader } from '../../search/index.ts';
import { isPersonalFor } from '../list/interest.store.ts';
import { openKinds } from '../list/open-kinds.ts';
import { listTitles } from '../list/visible.store.ts';
import type { RecommendSources } from '../recommendable.ts';
import { addToDays, insertOpened } from './recommend-day.store.ts';

type OpenInput = RecommendItem & { readonly reason: RecommendReason };

/** Kept until it is finished; of whoever wants no personal recommendations nothing is. */
export const openRecommended =
  (sources: RecommendSources) =>
  async (ctx: Context, { kind, id, reason }: OpenInput) => {
    const [reader, kinds, isPersonal] = await Promise.all([
      findReader(ctx),
      openKinds(ctx, sources),
      isPersonalFor(ctx.read, ctx.actor.id),
    ]);
    const [visible] = await listTitles(ctx.read, { reader, kinds, items: [{ kind, id }] });
    demand(visible, 'request.not-found');
    if (!isPersonal) return { kind, id };
    const { id: memberId, tenantId } = ctx.actor;
    const day = dayIn(ctx.external.timeZone, ctx.now());
    await ctx.inTransaction(async (tx) => {
      const row = { tenantId, memberId, kind, id, reason, openedAt: new Date(ctx.now()) };
      if (await insertOpened(tx, row)) await addToDays(tx, [{ tenantId, day, kind, reason, column: 'opened' }]);
    });
    return { kind, id };
  };
