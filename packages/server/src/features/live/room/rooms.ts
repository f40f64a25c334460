import { RoomClose, roomLimits, type ClientMessage } from '@shuyuan/contract/live/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketRoute } from '../../../platform/http/mount-socket.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { newId } from '../../../platform/new-id.ts';
import { converse } from './conversation.ts';
import { enterRoom } from './enter-room.ts';
import { hearNews } from './hear-news.ts';
import { keepRooms } from './keep-rooms.ts';
import { noteEntered, noteLeft, sayGoodbye } from './leave-room.ts';
import { openRoomHere, type Room, type Seat } from './room.ts';
import { readTicket, type Ticket } from './ticket.ts';

/** Pages of one person in one room, on one process. */
const linesPerPerson = 6;

export type RoomsOptions = {
  readonly system: SystemContext;
  /** The same, as one tenant sees it. */
  readonly within: (tenantId: string) => SystemContext;
  readonly desk: Room['desk'];
  /** Names this process among others. */
  readonly node: string;
  readonly limitFactor: number;
};

type Hello = Extract<ClientMessage, { t: 'hello' }>;
const closeOf = { removed: RoomClose.removed, ended: RoomClose.ended, unknown: RoomClose.refused } as const;

/** The rooms of this process: made when somebody comes, gone with the last. */
export function openRooms({ system, within, desk, node, limitFactor }: RoomsOptions) {
  const rooms = new Map<string, { readonly room: Room; readonly stop: () => void }>();

  function roomOf({ tenantId, liveId }: Pick<Ticket, 'tenantId' | 'liveId'>): Room {
    const known = rooms.get(liveId);
    if (known) return known.room;
    const room = openRoomHere({ liveId, tenantId, node, desk, ctx: within(tenantId), limitFactor });
    rooms.set(liveId, { room, stop: room.hear((news) => void hearNews(room, news)) });
    room.say({ kind: 'presenceAsked' });
    return room;
  }

  function closeIfEmpty(room: Room): void {
    const known = rooms.get(room.liveId);
    if (known?.room !== room || room.seats.size > 0 || room.coming > 0) return;
    known.stop();
    room.close();
    rooms.delete(room.liveId);
  }

  const tellCount = (room: Room): void =>
    room.throttle.ask('own presence', () => room.say({ kind: 'presence', node, count: room.countPeople() }));

  async function enter(line: SocketLine, liveId: string, hello: Hello): Promise<Seat | number> {
    const ticket = readTicket(system, liveId, hello.ticket);
    if (!ticket) return RoomClose.refused;
    if (!line.belongTo(`${liveId} ${ticket.key}`, linesPerPerson)) return RoomClose.refused;
    const room = roomOf(ticket);
    const { key, name, headPortrait, identity } = ticket;
    const seat: Seat = {
      id: newId(system.now()),
      line,
      person: { key, name, headPortrait, identity },
      room,
      ticket,
      isOnStage: false,
    };
    room.coming += 1;
    try {
      const refused = await enterRoom(room, seat, hello.since);
      if (refused) return closeOf[refused];
    } catch (error) {
      system.log.error({ err: error, liveId }, 'somebody could not come in');
      return RoomClose.goingAway;
    } finally {
      room.coming -= 1;
      closeIfEmpty(room);
    }
    noteEntered(system, seat);
    tellCount(room);
    return seat;
  }

  function leave(seat: Seat): void {
    const { room } = seat;
    const isGone = room.leave(seat);
    noteLeft(system, seat);
    if (isGone) sayGoodbye(seat);
    // Told before the room is forgotten: nobody else knows that this process has none of its people left.
    room.say({ kind: 'presence', node, count: room.countPeople() });
    closeIfEmpty(room);
  }

  const keeping = keepRooms({ system, desk, node, list: () => [...rooms.values()].map(({ room }) => room) });

  const route: SocketRoute = {
    name: 'room',
    path: '/live/room/:id/socket',
    maxMessageBytes: roomLimits.messageBytes,
    from: 'page',
    open: (line, id) => converse(line, { enter: (_, hello) => enter(line, id, hello), leave }),
  };

  return {
    route,
    close: (): void => {
      keeping.stop();
      for (const { room, stop } of rooms.values()) {
        stop();
        room.close();
      }
      rooms.clear();
    },
  };
}
