import type { SystemContext } from '../../../platform/context.ts';
import { handleRoomNews } from './handle-room-news.ts';
import { Room } from './room.ts';
import { subscribeToRoom } from './room-news.ts';
import type { StageService } from './stage-service.ts';
import type { Ticket } from './ticket.ts';

export type RoomsOptions = {
  readonly system: SystemContext;
  /** The same, as one tenant sees it. */
  readonly within: (tenantId: string) => SystemContext;
  readonly stageService: StageService;
  /** Names this process among others. */
  readonly node: string;
  readonly limitFactor: number;
};

/** The rooms of this process: made when somebody comes, gone with the last. */
export function roomTable({ within, stageService, node, limitFactor }: RoomsOptions) {
  const rooms = new Map<string, { readonly room: Room; readonly stop: () => void }>();

  function forget(liveId: string): void {
    const known = rooms.get(liveId);
    known?.stop();
    known?.room.close();
    rooms.delete(liveId);
  }

  return {
    of: ({ tenantId, liveId }: Pick<Ticket, 'tenantId' | 'liveId'>): Room => {
      const known = rooms.get(liveId);
      if (known) return known.room;
      const room = new Room({ liveId, tenantId, node, stageService, ctx: within(tenantId), limitFactor });
      rooms.set(liveId, {
        room,
        stop: subscribeToRoom(room.ctx.bus, liveId, (news) => void handleRoomNews(room, news)),
      });
      room.say({ kind: 'presenceAsked' });
      return room;
    },
    closeIfEmpty: (room: Room): void => {
      const isHere = rooms.get(room.liveId)?.room === room;
      if (isHere && room.seats.size === 0 && room.coming === 0) forget(room.liveId);
    },
    list: (): Room[] => [...rooms.values()].map(({ room }) => room),
    close: (): void => {
      for (const liveId of rooms.keys()) forget(liveId);
    },
  };
}
