import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import type { SystemContext } from '../../../platform/context.ts';
import type { SocketLine } from '../../../platform/http/sockets.ts';
import { newId } from '../../../platform/new-id.ts';
import { subscribeToRoom, broadcastToRoom } from '../room/room-news.ts';
import { isRemoved } from '../room/participant.store.ts';
import { listNoLonger } from '../room/still-holds.ts';
import type { Ticket } from '../room/ticket.ts';
import { findLatestBroadcast, isOn } from './broadcast.store.ts';
import { openChannel } from './channel.ts';
import type { OwnSending } from './own-sending.ts';
import { openPull, type Pull } from './pull.ts';

/** While the process that has the broadcast does not answer. */
const retryMs = 500;

/** `socket` names a line that watches; who sends is replaced by who sends next. */
type Watched = { readonly line: SocketLine; readonly ticket: Ticket; readonly socket?: string };
type Options = { readonly ctx: SystemContext; readonly node: string; readonly liveId: string };

/** The broadcast of one live in this process, wherever it comes from. */
export class Place {
  readonly liveId: string;
  readonly channel = openChannel();
  readonly lines = new Set<Watched>();
  own: OwnSending | null = null;
  /** Who is about to send here. */
  coming = 0;
  readonly #ctx: SystemContext;
  readonly #node: string;
  readonly #stopHearing: () => void;
  #pull: Pull | null = null;
  #turn: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor({ ctx, node, liveId }: Options) {
    this.liveId = liveId;
    this.#ctx = ctx;
    this.#node = node;
    this.#stopHearing = subscribeToRoom(ctx.bus, liveId, (news) => {
      if (news.kind === 'broadcast') this.look();
      if (news.kind === 'ticket' && news.use === 'watch') this.#replace(news);
      if (news.kind === 'person') void this.#sendOut(news.key).catch(() => undefined);
    });
  }

  /** A line that watches; the one its ticket opened before is closed, on whichever process it is. */
  admit(line: SocketLine, ticket: Ticket): Watched {
    const watched = { line, ticket, socket: newId(this.#ctx.now()) };
    this.lines.add(watched);
    broadcastToRoom(this.#ctx.bus, this.liveId, {
      kind: 'ticket',
      id: ticket.id,
      use: 'watch',
      socket: watched.socket,
    });
    return watched;
  }

  /** D-053: a ticket opens one socket at a time. */
  #replace({ id, socket }: { readonly id: string; readonly socket: string }): void {
    for (const one of this.lines) {
      if (one.ticket.id === id && one.socket !== undefined && one.socket !== socket) one.line.close(RoomClose.refused);
    }
  }

  isIdle(): boolean {
    return this.lines.size === 0 && this.own === null && this.coming === 0;
  }

  /** Somebody else sends now, or nobody: where the picture comes from follows the database. */
  look(): void {
    this.#turn = this.#turn
      .then(() => this.#follow())
      .catch((error: unknown) => {
        this.#ctx.log.warn({ err: error, liveId: this.liveId }, 'a broadcast could not be found');
      });
  }

  async #follow(): Promise<void> {
    const row = await findLatestBroadcast(this.#ctx.read, this.liveId);
    if (this.#isClosed) return;
    if (this.own) {
      if (!row || row.generation <= this.own.generation) return;
      const { giveUp } = this.own;
      this.own = null;
      // Its viewers have heard the end of it before anything else begins; what it still has to keep may take longer.
      void giveUp();
    }
    if (row && isOn(row, this.#ctx.now()) && row.node !== this.#node) this.#fetch(row);
    else this.#endWhatCame(row !== undefined && isOn(row, this.#ctx.now()));
  }

  #endWhatCame(isSentHere: boolean): void {
    // Who was about to send here has begun already, or will.
    if (isSentHere || this.coming > 0) return;
    // The last word of who was lost without one.
    if (this.channel.current()) broadcastToRoom(this.#ctx.bus, this.liveId, { kind: 'broadcast' });
    this.dropPull();
    this.channel.end();
  }

  #fetch(row: Parameters<typeof openPull>[1]['row']): void {
    if (this.#pull?.generation === row.generation || this.lines.size === 0) return;
    this.dropPull();
    this.#pull = openPull(this.#ctx, { row, channel: this.channel }, () => {
      this.#pull = null;
      this.#retry ??= setTimeout(() => {
        this.#retry = null;
        this.look();
      }, retryMs);
    });
  }

  /** Whatever was fetched from another process: it is sent here now, or nobody needs it. */
  dropPull(): void {
    this.#pull?.close();
    this.#pull = null;
  }

  async #sendOut(key: string): Promise<void> {
    if (!(await isRemoved(this.#ctx.read, this.liveId, key))) return;
    for (const { line, ticket } of this.lines) if (ticket.key === key) line.close(RoomClose.removed);
  }

  /** Whoever the live is no longer for, or who is no longer what they came as. */
  async sendAway(): Promise<void> {
    for (const { line } of await listNoLonger(this.#ctx, this.lines)) line.close(RoomClose.refused);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    this.dropPull();
    this.#stopHearing();
  }
}
