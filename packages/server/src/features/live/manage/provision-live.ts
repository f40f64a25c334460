import { defaultMinutes, RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { liveLife } from '@shuyuan/contract/live/live-life';
import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { announceLive } from '../announce-live.ts';
import { findLive, lockLive, type LiveRow } from '../live.store.ts';
import { SupplierError, type SupplierRoom } from '../suppliers/live-supplier.ts';
import { roomOf, sealRoom, supplierFor } from '../suppliers/supplier-for.ts';
import { enqueueProvision, type Provision } from './ask-for-room.ts';
import { setRequest } from './manage.store.ts';
import { takeStep } from './move-live.ts';
import { notifyCreator } from './remind.ts';

/** Within a minute it is known whether there is a room: a client asks for two (LIVE-CREATE-03). */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 16_000];

const wishOf = ({ id, subject, startTime, estimateDuration }: LiveRow) => ({
  liveId: id,
  subject,
  startTime: startTime.getTime(),
  minutes: estimateDuration ?? defaultMinutes,
});

/** What a live was asked to become once it has a room; an approval that began meanwhile is waited for. */
const isToBePublished = ({ autoPublish, status, approvalStatus }: LiveRow): boolean =>
  autoPublish && liveLife.can('publish', status) && approvalStatus !== ApprovalStatus.pending;

const whileRequested = (ctx: SystemContext, { tenantId, liveId }: Provision, work: RequestedWork): Promise<void> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await lockLive(tx, tenantId, liveId);
      if (live?.requestStatus === RequestStatus.requested) await work(tx, within, live);
    }),
  );
type RequestedWork = (tx: Tx, ctx: SystemContext, live: LiveRow) => Promise<void>;

const storeRoom = (ctx: SystemContext, asked: Provision, room: SupplierRoom): Promise<void> =>
  whileRequested(ctx, asked, async (tx, within, live) => {
    const ready = { requestStatus: RequestStatus.ready, supplierRoom: sealRoom(within, room) };
    await setRequest(tx, live.id, ready);
    if (isToBePublished(live)) await takeStep(tx, within, { live: { ...live, ...ready }, action: 'publish' });
    else announceLive(within, live);
  });

const tryLater = (ctx: SystemContext, asked: Provision, error: SupplierError): Promise<void> =>
  whileRequested(ctx, asked, async (tx, within, live) => {
    const waitMs = waitsMs[asked.attempt - 1];
    ctx.log.warn({ err: error, liveId: live.id, attempt: asked.attempt }, 'a live supplier made no room');
    if (waitMs !== undefined) {
      const again = { ...asked, attempt: asked.attempt + 1 };
      return enqueueProvision(tx, again, new Date(within.now() + waitMs));
    }
    await setRequest(tx, live.id, { requestStatus: RequestStatus.failed });
    await notifyCreator(tx, within, { live, text: 'failed' });
    announceLive(within, live);
  });

/** D-048: the supplier is asked outside every transaction; what it answers counts only while somebody still wants it. */
export async function provisionLive(ctx: SystemContext, asked: Provision): Promise<void> {
  const live = await findLive(ctx.read, asked.tenantId, asked.liveId);
  if (live?.requestStatus !== RequestStatus.requested) return;
  try {
    await storeRoom(ctx, asked, await supplierFor(ctx, live.supplier).createRoom(wishOf(live)));
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    await tryLater(ctx, asked, error);
  }
}

type LiveKey = { readonly tenantId: string; readonly liveId: string };

/** D-060: what changed is told to whoever shows it too. A supplier that does not answer is asked again by the job. */
export async function refreshRoom(ctx: SystemContext, { tenantId, liveId }: LiveKey): Promise<void> {
  const live = await findLive(ctx.read, tenantId, liveId);
  if (live?.requestStatus === RequestStatus.ready) await supplierFor(ctx, live.supplier).createRoom(wishOf(live));
}

/** A live that is over needs no room. */
export async function closeRoom(ctx: SystemContext, { tenantId, liveId }: LiveKey): Promise<void> {
  const live = await findLive(ctx.read, tenantId, liveId);
  const room = live && roomOf(ctx, live);
  if (room) await supplierFor(ctx, live.supplier).closeRoom(room);
}
