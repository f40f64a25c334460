import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { LiveAction } from '@shuyuan/contract/live/live-life';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { ContextOf } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { announceLive } from '../announce-live.ts';
import type { LiveRow } from '../live.store.ts';
import { askForReplay } from '../replay/replay-job.ts';
import { moveLive, setApproval } from './manage.store.ts';
import { recordLive } from './record-live.ts';
import { planReminder, tellSubscribers } from './remind.ts';

type Tx = Parameters<typeof moveLive>[0];
/** Somebody, or the clock, or a supplier. */
type Mover = Pick<
  ContextOf<{ readonly id: string; readonly tenantId: string } | null>,
  'actor' | 'requestId' | 'now' | 'bus'
>;
type Step = { readonly live: LiveRow; readonly action: LiveAction };

export const closeRoomJob = 'live:close-room';

const actOf = {
  publish: 'published',
  withdraw: 'withdrawn',
  start: 'started',
  end: 'ended',
  expire: 'ended',
} as const satisfies Record<LiveAction, string>;

/** What follows from a step, in its transaction. */
const followUps: Record<LiveAction, (tx: Tx, ctx: Mover, live: LiveRow) => Promise<void>> = {
  publish: async (tx, ctx, live) => {
    const wasTurnedDown =
      live.approvalStatus === ApprovalStatus.rejected || live.approvalStatus === ApprovalStatus.withdrawn;
    // C-18: it is out without having been agreed to; shown as refused it could not be managed any more.
    if (wasTurnedDown) await setApproval(tx, live.id, null);
    await planReminder(tx, ctx, live);
  },
  withdraw: (tx, ctx, live) => tellSubscribers(tx, ctx, { live, text: 'cancelled' }),
  start: (tx, ctx, live) => tellSubscribers(tx, ctx, { live, text: 'started' }),
  end: (tx, ctx, { id: liveId, tenantId, supplier }) => {
    const payload = { tenantId, liveId };
    return isExternal(supplier) ? enqueue(tx, { name: closeRoomJob, payload }) : askForReplay(tx, payload, ctx.now());
  },
  // Nobody was ever there.
  expire: async (tx, _ctx, { id: liveId, tenantId, supplier }) => {
    if (isExternal(supplier)) await enqueue(tx, { name: closeRoomJob, payload: { tenantId, liveId } });
  },
};

/** D-042: one step, with everything that belongs to it. Refused when the live is not where the step begins. */
export async function takeStep(tx: Tx, ctx: Mover, { live, action }: Step): Promise<LiveRow> {
  const { id, tenantId, status } = live;
  const moved = await moveLive(tx, { tenantId, id, action, at: new Date(ctx.now()) });
  demand(moved, 'live.wrong-state', { status });
  await followUps[action](tx, ctx, moved);
  await recordLive(tx, ctx, {
    live,
    act: actOf[action],
    before: { status },
    after: { status: moved.status, title: moved.subject },
  });
  announceLive(ctx, moved);
  return moved;
}
