import { demand } from '@shuyuan/contract/kernel/app-error';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import type { LiveRow } from '../live.store.ts';

/** One comes early, or while it is on. */
export function demandRoom(live: LiveRow): void {
  demand(!isExternal(live.supplier), 'request.not-found');
  demand(live.status !== LiveStatus.ended, 'live.ended');
  demand(live.status !== LiveStatus.cancelled, 'live.cancelled');
  demand(live.requestStatus === RequestStatus.ready, 'live.not-ready');
  demand(live.status !== LiveStatus.unpublished, 'live.wrong-state', { status: live.status });
}
