import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { dayOf } from '@shuyuan/contract/teams/report-days';
import type { Context, Tx } from '../../platform/context.ts';
import type { Followable } from '../community/index.ts';
import { countAttention } from './account.store.ts';
import { countSharers, isFollowedBy } from './account/sharer.store.ts';
import { countDay } from './day.store.ts';
import { recordEvents } from './record-event.ts';
import { openAccount } from './teams.policy.ts';

const countToday = (tx: Tx, { actor, now, external }: Context, day: { accountId: string; attention: 1 | -1 }) =>
  countDay(tx, { ...day, tenantId: actor.tenantId, day: dayOf(now(), external.timeZone) });

/** D-131: share accounts as people follow them; count, day and notice of the account change with it. */
export const followableSharers: Followable = {
  targetType: AttentionTarget.sharer,
  open: async (ctx, targetId) => {
    await openAccount(ctx, targetId);
  },
  count: countAttention,
  countFollowed: ({ read, actor }) => countSharers(read, actor.tenantId, [isFollowedBy(actor.id)]),
  told: async (tx, ctx, id) => {
    await countToday(tx, ctx, { accountId: id, attention: 1 });
    const account = { id, tenantId: ctx.actor.tenantId };
    // Named by the two of them: following, leaving and following again is one notice.
    const event = { id: `${id}.${ctx.actor.id}`, kind: 'followed', personId: ctx.actor.id } as const;
    await recordEvents(tx, ctx, { account, events: [event] });
  },
  left: (tx, ctx, id) => countToday(tx, ctx, { accountId: id, attention: -1 }),
};
