import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import type { LiveAction } from '@shuyuan/contract/live/live-life';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import type { LiveRow } from '../live.store.ts';
import { askToCloseRoom, followEnd } from './follow-end.ts';
import { setApproval } from './manage.store.ts';
import { refundLive } from '../prices/save-live-price.ts';
import { planReminder, planSubscriberNews } from './remind.ts';
import { reserveRoom } from './reserve-room.ts';

/** Somebody, or the clock, or a supplier. */
type Mover = Pick<
  ContextOf<{ readonly id: string; readonly tenantId: string } | null>,
  'actor' | 'requestId' | 'now' | 'bus'
>;

/** What follows from a step, in its transaction. */
export const followStep: Record<LiveAction, (tx: Tx, ctx: Mover, live: LiveRow) => Promise<void>> = {
  publish: async (tx, ctx, live) => {
    const wasTurnedDown =
      live.approvalStatus === ApprovalStatus.rejected || live.approvalStatus === ApprovalStatus.withdrawn;
    // C-18: it is out without having been agreed to; shown as refused it could not be managed any more.
    if (wasTurnedDown) await setApproval(tx, live.id, null);
    await reserveRoom(tx, ctx, live);
    await planReminder(tx, ctx, live);
    await planSubscriberNews(tx, ctx, { live, isFinal: false });
  },
  withdraw: async (tx, ctx, live) => {
    await refundLive(tx, ctx, live);
    await reserveRoom(tx, ctx, live);
    await planSubscriberNews(tx, ctx, { live, isFinal: false });
  },
  // What runs cannot be taken back: everybody is told at once, unless it is over by then.
  start: (tx, ctx, live) => planSubscriberNews(tx, ctx, { live, isFinal: true }),
  end: followEnd,
  // Nobody was ever there.
  expire: async (tx, ctx, live) => {
    await refundLive(tx, ctx, live);
    await askToCloseRoom(tx, ctx, live);
  },
};
