import {
  leads,
  RoomClose,
  type ChatMessage,
  type PersonKey,
  type RoomPerson,
  type ServerMessage,
} from '@shuyuan/contract/live/room/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import { textFrame } from '../../../platform/http/socket-frame.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { atMostEvery } from './at-most-every.ts';
import { type BudgetName, purse } from './budget.ts';
import { presenceOf } from './presence.ts';
import { reactionSum } from './reactions.ts';
import { type RoomNews, broadcastToRoom } from './room-news.ts';
import { snapshotKeeper } from './snapshot.ts';
import type { StageService } from './stage-service.ts';
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
export const maxWaitingBytes = 1024 * 1024;
const throttleMs = 1_000;

/** How long chat is gathered into one frame: as many writes a second as the room has people would be the whole process. */
const gatherMs = (seats: number): number => Math.min(80, Math.max(25, seats / 60));

type Reactions = {
  readonly own: ReturnType<typeof reactionSum>;
  readonly all: ReturnType<typeof reactionSum>;
  timer: NodeJS.Timeout | null;
  ownTimer: NodeJS.Timeout | null;
};

type Options = {
  readonly liveId: string;
  readonly tenantId: string;
  readonly node: string;
  readonly stageService: StageService;
  /** As the tenant of the live sees it. */
  readonly ctx: SystemContext;
  readonly limitFactor: number;
};

type Person = { lines: number; readonly mayNow: ReturnType<typeof purse> };

const frameOf = (message: ServerMessage): Buffer => textFrame(JSON.stringify(message));

/** A room as one process has it: who is here, and what everybody here is told. The database is the record. */
export class Room {
  readonly liveId: string;
  readonly tenantId: string;
  readonly node: string;
  readonly stageService: StageService;
  readonly ctx: SystemContext;
  readonly seats = new Set<Seat>();
  readonly throttle = atMostEvery(throttleMs);
  readonly snapshots: ReturnType<typeof snapshotKeeper>;
  readonly presence = presenceOf(Date.now);
  /** How many are at the door. */
  coming = 0;
  /** As it was told last. */
  lastWatching = -1;
  /** Of this process, waiting to be told the others; and of all, waiting to be told here. */
  readonly reactions: Reactions = { own: reactionSum(), all: reactionSum(), timer: null, ownTimer: null };
  readonly #people = new Map<PersonKey, Person>();
  readonly #limitFactor: number;
  #gathered: ChatMessage[] = [];
  #gathering: NodeJS.Timeout | null = null;

  constructor({ liveId, tenantId, node, stageService, ctx, limitFactor }: Options) {
    this.liveId = liveId;
    this.tenantId = tenantId;
    this.node = node;
    this.stageService = stageService;
    this.ctx = ctx;
    this.#limitFactor = limitFactor;
    this.snapshots = snapshotKeeper(ctx, { tenantId, liveId });
  }

  #write(frame: Buffer, isMeant: (seat: Seat) => boolean): void {
    for (const seat of this.seats) {
      if (!isMeant(seat)) continue;
      if (seat.line.waitingBytes() > maxWaitingBytes) seat.line.close(RoomClose.tooSlow);
      else seat.line.sendFrame(frame);
    }
  }

  /** To everybody here; who is just coming in gets it too. */
  broadcast(message: ServerMessage): void {
    const frame = frameOf(message);
    this.snapshots.remember(frame);
    this.#write(frame, () => true);
  }

  sendToLeaders(message: ServerMessage): void {
    this.#write(frameOf(message), ({ person }) => leads(person.identity));
  }

  sendToPerson(key: PersonKey, message: ServerMessage): void {
    this.#write(frameOf(message), ({ person }) => person.key === key);
  }

  seatsOf(key: PersonKey): Seat[] {
    return [...this.seats].filter(({ person }) => person.key === key);
  }

  /** How many people are here, however many lines each has. */
  countPeople(): number {
    return this.#people.size;
  }

  chat(message: ChatMessage): void {
    this.#gathered.push(message);
    this.#gathering ??= setTimeout(() => this.#flushChat(), gatherMs(this.seats.size));
  }

  /** A message that is still gathered is never shown: broadcast behind its removal, it would stay on the screens. */
  removeMessage(id: string): void {
    this.#gathered = this.#gathered.filter((message) => message.id !== id);
    this.broadcast({ t: 'message.removed', id });
  }

  #flushChat(): void {
    this.#gathering = null;
    const messages = this.#gathered;
    this.#gathered = [];
    if (messages.length === 0) return;
    this.broadcast({ t: 'chat', messages });
  }

  /** To every process, this one too. */
  say(news: RoomNews): void {
    broadcastToRoom(this.ctx.bus, this.liveId, news);
  }

  join(seat: Seat): void {
    this.seats.add(seat);
    const known = this.#people.get(seat.person.key) ?? { lines: 0, mayNow: purse(this.ctx.now, this.#limitFactor) };
    known.lines += 1;
    this.#people.set(seat.person.key, known);
  }

  /** Whether the person is gone with this seat. */
  leave(seat: Seat): boolean {
    const known = this.#people.get(seat.person.key);
    if (!this.seats.delete(seat) || !known) return false;
    known.lines -= 1;
    if (known.lines === 0) this.#people.delete(seat.person.key);
    return known.lines === 0;
  }

  /** Off the stage at once, whatever their page does; a stage that fails keeps nobody from going. */
  takeOffStage(person: RoomPerson): void {
    this.stageService.leave({ tenantId: this.tenantId, liveId: this.liveId, person }).catch((error: unknown) => {
      this.ctx.log.warn({ err: error, liveId: this.liveId }, 'somebody could not be taken off the stage');
    });
  }

  mayNow(seat: Seat, what: BudgetName): boolean {
    return this.#people.get(seat.person.key)?.mayNow(what) ?? false;
  }

  close(): void {
    this.throttle.close();
    if (this.#gathering) clearTimeout(this.#gathering);
  }
}
