import {
  leads,
  RoomClose,
  type ChatMessage,
  type PersonKey,
  type RoomPerson,
  type ServerMessage,
} from '@shuyuan/contract/live/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import { textFrame } from '../../../platform/http/socket-frame.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { atMostEvery } from './at-most-every.ts';
import { type BudgetName, purse } from './budget.ts';
import { presenceOf } from './presence.ts';
import { reactionSum } from './reactions.ts';
import { hearRoom, type RoomNews, tellRoom } from './room-news.ts';
import { snapshotKeeper } from './snapshot.ts';
import type { StageDesk } from './stage-desk.ts';
import type { Ticket } from './ticket.ts';

/** One person at one line. */
export type Seat = {
  /** Of the visit, too. */
  readonly id: string;
  readonly line: SocketLine;
  readonly person: RoomPerson;
  readonly room: Room;
  ticket: Ticket;
  isOnStage: boolean;
};

/** Whoever reads less than this is let go: what waits would grow without bound. */
const maxWaitingBytes = 1024 * 1024;
const throttleMs = 1_000;

/** How long chat is gathered into one frame: as many writes a second as the room has people would be the whole process. */
const gatherMs = (seats: number): number => Math.min(120, Math.max(25, seats / 40));

type Options = {
  readonly liveId: string;
  readonly tenantId: string;
  readonly node: string;
  readonly desk: StageDesk;
  /** As the tenant of the live sees it. */
  readonly ctx: SystemContext;
  readonly limitFactor: number;
};

export type Room = ReturnType<typeof openRoomHere>;

/** A room as one process has it: who is here, and what everybody here is told. The database is the record. */
export function openRoomHere({ liveId, tenantId, node, desk, ctx, limitFactor }: Options) {
  const seats = new Set<Seat>();
  const people = new Map<PersonKey, { lines: number; readonly mayNow: ReturnType<typeof purse> }>();
  const throttle = atMostEvery(throttleMs);
  const snapshots = snapshotKeeper(ctx, { tenantId, liveId });
  const presence = presenceOf(Date.now);
  let gathered: ChatMessage[] = [];
  let gathering: NodeJS.Timeout | null = null;

  function write(frame: Buffer, isMeant: (seat: Seat) => boolean): void {
    for (const seat of seats) {
      if (!isMeant(seat)) continue;
      if (seat.line.waitingBytes() > maxWaitingBytes) seat.line.close(RoomClose.tooSlow);
      else seat.line.sendFrame(frame);
    }
  }

  /** To everybody here; who is just coming in gets it too. */
  function tell(message: ServerMessage): void {
    const frame = textFrame(JSON.stringify(message));
    snapshots.remember(frame);
    write(frame, () => true);
  }

  function flushChat(): void {
    gathering = null;
    const messages = gathered;
    gathered = [];
    if (messages.length > 0) tell({ t: 'chat', messages });
  }

  return {
    liveId,
    tenantId,
    node,
    desk,
    ctx,
    seats,
    throttle,
    snapshots,
    presence,
    /** How many are at the door. */
    coming: 0,
    /** As it was told last. */
    lastWatching: -1,
    /** Of this process, waiting to be told the others; and of all, waiting to be told here. */
    reactions: {
      own: reactionSum(),
      all: reactionSum(),
      // Assigned where they are told.
      timer: null as NodeJS.Timeout | null,
      ownTimer: null as NodeJS.Timeout | null,
    },
    tell,
    tellLeaders: (message: ServerMessage): void =>
      write(textFrame(JSON.stringify(message)), ({ person }) => leads(person.identity)),
    tellPerson: (key: PersonKey, message: ServerMessage): void =>
      write(textFrame(JSON.stringify(message)), ({ person }) => person.key === key),
    seatsOf: (key: PersonKey): Seat[] => [...seats].filter(({ person }) => person.key === key),
    /** How many people are here, however many lines each has. */
    countPeople: (): number => people.size,
    chat: (message: ChatMessage): void => {
      gathered.push(message);
      gathering ??= setTimeout(flushChat, gatherMs(seats.size));
    },
    /** To every process, this one too. */
    say: (news: RoomNews): void => tellRoom(ctx.bus, liveId, news),
    hear: (listener: (news: RoomNews) => void): (() => void) => hearRoom(ctx.bus, liveId, listener),
    join: (seat: Seat): void => {
      seats.add(seat);
      const known = people.get(seat.person.key) ?? { lines: 0, mayNow: purse(ctx.now, limitFactor) };
      known.lines += 1;
      people.set(seat.person.key, known);
    },
    /** Whether the person is gone with this seat. */
    leave: (seat: Seat): boolean => {
      const known = people.get(seat.person.key);
      if (!seats.delete(seat) || !known) return false;
      known.lines -= 1;
      if (known.lines === 0) people.delete(seat.person.key);
      return known.lines === 0;
    },
    mayNow: (seat: Seat, what: BudgetName): boolean => people.get(seat.person.key)?.mayNow(what) ?? false,
    close: (): void => {
      throttle.close();
      if (gathering) clearTimeout(gathering);
    },
  };
}
