import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import type { RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import type { RecommendReason } from '@shuyuan/contract/recommend/recommend-weights';
import type { Context } from '../../../platform/context.ts';
import { shownRecommendations } from './recommend-day.store.ts';

type Shown = { readonly kind: RecommendKind; readonly reason: { readonly type: RecommendReason } };

/** Counts the things of an answer, each by its reason. */
export function countShown(ctx: Context, items: readonly Shown[]): void {
  const { tenantId } = ctx.actor;
  const day = dayIn(ctx.external.timeZone, ctx.now());
  const events = items.map(({ kind, reason: { type } }) => ({
    tenantId,
    day,
    kind,
    reason: type,
    column: 'shown' as const,
  }));
  ctx.writeBehind(shownRecommendations, events);
}
