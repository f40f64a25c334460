import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { Tx } from '../../../platform/context.ts';
import { enqueue, jobName } from '../../../platform/jobs.ts';
import type { LiveRow } from '../live.store.ts';
import { askForReplay } from '../replay/replay-job.ts';

export const closeRoomJob = jobName<{ readonly tenantId: string; readonly liveId: string }>('live:close-room');

type Ended = Pick<LiveRow, 'id' | 'tenantId' | 'supplier'>;
type Clock = { readonly now: () => number };

/** A supplier keeps its room until it is told that nobody needs it any more. */
export async function askToCloseRoom(tx: Tx, _ctx: Clock, { id: liveId, tenantId, supplier }: Ended): Promise<void> {
  if (isExternal(supplier)) await enqueue(tx, { name: closeRoomJob, payload: { tenantId, liveId } });
}

/** What was held in our own room can be watched again. */
export async function followEnd(tx: Tx, ctx: Clock, live: Ended): Promise<void> {
  if (isExternal(live.supplier)) await askToCloseRoom(tx, ctx, live);
  else await askForReplay(tx, { tenantId: live.tenantId, liveId: live.id }, ctx.now());
}
