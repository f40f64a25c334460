import { demand } from '@shuyuan/contract/kernel/app-error';
import { liveLife, type LiveAction } from '@shuyuan/contract/live/live-life';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { announceLive } from '../announce-live.ts';
import type { LiveRow } from '../live.store.ts';
import { listRoomEvents } from '../suppliers/supplier-event.store.ts';
import { followStep } from './follow-step.ts';
import { moveLive } from './manage.store.ts';
import { recordLive } from './record-live.ts';

/** Somebody, or the clock, or a supplier. */
type Mover = Pick<
  ContextOf<{ readonly id: string; readonly tenantId: string } | null>,
  'actor' | 'requestId' | 'now' | 'bus'
>;
type Step = { readonly live: LiveRow; readonly action: LiveAction };

const actOf = {
  publish: 'published',
  withdraw: 'withdrawn',
  start: 'started',
  end: 'ended',
  expire: 'ended',
} as const satisfies Record<LiveAction, string>;

/** D-042: one step, with everything that belongs to it. Refused when the live is not where the step begins. */
export async function takeStep(tx: Tx, ctx: Mover, { live, action }: Step): Promise<LiveRow> {
  const { id, tenantId, status } = live;
  const moved = await moveLive(tx, { tenantId, id, action, at: new Date(ctx.now()) });
  demand(moved, 'live.wrong-state', { status });
  await followStep[action](tx, ctx, moved);
  await recordLive(tx, ctx, {
    live,
    act: actOf[action],
    before: { status },
    after: { status: moved.status, title: moved.subject },
  });
  announceLive(ctx, moved);
  return isExternal(moved.supplier) ? catchUp(tx, ctx, moved) : moved;
}

/** A supplier may have told the next step before the live was ready for it; it was kept, and is taken now. */
async function catchUp(tx: Tx, ctx: Mover, live: LiveRow): Promise<LiveRow> {
  const kept = await listRoomEvents(tx, live.id);
  const action = kept.has('room.started') && liveLife.can('start', live.status) ? 'start' : 'end';
  if (action === 'end' && !(kept.has('room.ended') && liveLife.can('end', live.status))) return live;
  return takeStep(tx, ctx, { live, action });
}
