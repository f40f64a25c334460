import type { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { ContextOf } from '../../../platform/context.ts';
import { actionLink } from '../live-links.ts';
import { findLiveStatus } from '../live.store.ts';
import { type LiveSupplierPort, type RoomStatus, SupplierError, type SupplierRoom } from './live-supplier.ts';

const statusOf: Partial<Record<LiveStatus, RoomStatus>> = {
  [LiveStatus.running]: 'running',
  [LiveStatus.ended]: 'closed',
};

/** Our own room is there as soon as its live is, and closes with it: the status of the live is the status of the room. */
export function nativeSupplier({ read }: Pick<ContextOf<unknown>, 'read'>): LiveSupplierPort {
  async function roomStatus({ roomId }: SupplierRoom): Promise<RoomStatus> {
    const status = await findLiveStatus(read, roomId);
    if (status === undefined) throw new SupplierError('gone');
    return statusOf[status] ?? 'ready';
  }

  return {
    createRoom: async ({ liveId }) => ({ roomId: liveId, joins: null }),
    closeRoom: async () => undefined,
    roomStatus,
    joinUrl: async (room, _person, identity: LiveIdentity) => {
      if ((await roomStatus(room)) === 'closed') throw new SupplierError('gone');
      return actionLink(room.roomId, identity);
    },
    handleCallback: () => {
      throw new SupplierError('refused');
    },
  };
}
