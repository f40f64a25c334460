import { RoomClose, roomLimits, type ClientMessage } from '@shuyuan/contract/live/room/room-protocol';
import type { SocketRoute } from '../../../platform/http/mount-socket.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { newId } from '../../../platform/new-id.ts';
import { purse } from './budget.ts';
import { converse } from './conversation.ts';
import { enterRoom, type Refused } from './enter-room.ts';
import { maintainRooms } from './maintain-rooms.ts';
import { noteEntered, noteLeft, announceLeaving } from './leave-room.ts';
import type { Room, Seat } from './room.ts';
import { type RoomsOptions, roomTable } from './room-table.ts';
import { readTicket, type Ticket } from './ticket.ts';

/** Pages of one person in one room, on one process. */
const linesPerPerson = 6;

type Hello = Extract<ClientMessage, { t: 'hello' }>;
const closeOf: Readonly<Record<Refused, number>> = {
  removed: RoomClose.removed,
  ended: RoomClose.ended,
  unknown: RoomClose.refused,
  signedOut: RoomClose.refused,
  demoted: RoomClose.refused,
};

const publishCount = (room: Room): void => room.say({ kind: 'presence', node: room.node, count: room.countPeople() });
const publishCountSoon = (room: Room): void => room.throttle.ask('own presence', () => publishCount(room));

function seatOf(room: Room, line: SocketLine, ticket: Ticket): Seat {
  const { key, name, portrait, identity } = ticket;
  const person = { key, name, portrait, identity };
  return { id: newId(room.ctx.now()), line, person, room, ticket, isOnStage: false };
}

/** Everything of this process that is said in rooms. */
export function openRooms(options: RoomsOptions) {
  const { system, stageService, node } = options;
  const table = roomTable(options);
  const keeping = maintainRooms({ system, stageService, node, list: table.list });

  async function enter(line: SocketLine, liveId: string, hello: Hello): Promise<Seat | number> {
    const ticket = readTicket(system, liveId, hello.ticket);
    if (!ticket || !line.belongTo(`${liveId} ${ticket.key}`, linesPerPerson)) return RoomClose.refused;
    const room = table.of(ticket);
    const seat = seatOf(room, line, ticket);
    room.coming += 1;
    try {
      const refused = await enterRoom(room, seat, hello.since);
      if (refused) return closeOf[refused];
    } catch (error) {
      system.log.error({ err: error, liveId }, 'somebody could not come in');
      return RoomClose.goingAway;
    } finally {
      room.coming -= 1;
      table.closeIfEmpty(room);
    }
    room.say({ kind: 'ticket', id: ticket.id, use: 'room', socket: seat.id });
    noteEntered(system, seat);
    publishCountSoon(room);
    return seat;
  }

  function leave(seat: Seat): void {
    const { room } = seat;
    const isGone = room.leave(seat);
    noteLeft(system, seat);
    if (isGone) announceLeaving(seat);
    // The last one's going is told before the room is forgotten: nobody else knows of it.
    if (room.seats.size === 0) publishCount(room);
    else publishCountSoon(room);
    table.closeIfEmpty(room);
  }

  const route: SocketRoute = {
    name: 'room',
    path: '/live/room/:id/socket',
    maxMessageBytes: roomLimits.messageBytes,
    from: 'page',
    open: (line, id) => {
      const may = purse(system.now, options.limitFactor);
      return converse(line, { enter: (_, hello) => enter(line, id, hello), leave, mayReceive: () => may('received') });
    },
  };

  return {
    route,
    close: (): void => {
      keeping.stop();
      table.close();
    },
  };
}
