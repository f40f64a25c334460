import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import type { RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import type { RecommendReason } from '@shuyuan/contract/recommend/recommend-weights';
import { addToDays, type DayEvent } from '../../features/recommend/report/recommend-day.store.ts';
import type { SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

type Story = readonly [kind: RecommendKind, reason: RecommendReason, shown: number, opened: number, finished: number];

/** Of one day: how often something was shown, opened and finished. */
const stories: readonly Story[] = [
  ['course', 'due', 9, 5, 3],
  ['course', 'next', 14, 5, 2],
  ['course', 'position', 11, 3, 1],
  ['subject', 'position', 6, 1, 0],
  ['live', 'follow', 5, 2, 1],
  ['article', 'topic', 12, 3, 2],
  ['question', 'hot', 13, 4, 3],
  ['column', 'hot', 4, 1, 1],
  ['exam', 'due', 3, 2, 1],
  ['course', 'new', 8, 1, 0],
];
const days = 21;

/** The fate of recommendations in the last three weeks of the demo company; less on weekends. */
export async function seedRecommended(ctx: SystemContext): Promise<void> {
  const { actor } = await personAt(ctx, 'linzhiyuan', 0);
  const events: DayEvent[] = [];
  for (let ago = 1; ago <= days; ago++) {
    const at = ctx.now() - ago * dayMs;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const key = { tenantId: actor.tenantId, day: dayIn(ctx.external.timeZone, at) };
    for (const [kind, reason, ...counts] of stories)
      for (const [index, column] of (['shown', 'opened', 'finished'] as const).entries()) {
        const count = Math.floor((counts[index] ?? 0) / (isWeekend ? 3 : 1));
        events.push(...Array.from({ length: count }, () => ({ ...key, kind, reason, column })));
      }
  }
  await ctx.inTransaction((tx) => addToDays(tx, events));
}
