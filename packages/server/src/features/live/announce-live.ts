import type { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { ContextOf } from '../../platform/context.ts';
import { broadcastLiveChange } from '../notifications/index.ts';
import type { LiveRow } from './live.store.ts';
import { liveChanged } from './room/room-news.ts';

type Changed = Pick<LiveRow, 'id' | 'tenantId' | 'creatorId'> & { readonly status: LiveStatus };

/** Rooms in every process hear of it, and whoever made the live on the line they have open. Call it `together`: after commit. */
export function announceLive({ bus }: Pick<ContextOf<unknown>, 'bus'>, live: Changed): void {
  bus.publish(liveChanged, { tenantId: live.tenantId, liveId: live.id, status: live.status });
  broadcastLiveChange(bus, live.creatorId, live.id);
}
