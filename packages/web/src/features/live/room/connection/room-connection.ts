import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import {
  type AnswerTo,
  type AskedMessage,
  type ClientMessage,
  RoomClose,
  roomSocketPath,
  type ServerMessage,
  roomProtocolVersion,
} from '@shuyuan/contract/live/room/room-protocol';
import { ApiError, isNetworkLoss } from '../../../../lib/api-error.ts';
import { noteOutdated } from '../../../../lib/client-version.ts';
import { type Ask, type RequestMessage, createPendingRequests, lineLost, refusalOf } from './pending-requests.ts';
import { waitBefore } from './back-off.ts';
import { createLineWatch } from './line-watch.ts';
import { socketAddress } from './socket-address.ts';

/** A ticket is good for five minutes (D-053); it is replaced before that, and not trusted when older. */
const renewMs = 4 * minuteMs;

export type Line = 'connecting' | 'open' | 'waiting';
export type Gone = 'removed' | 'ended' | 'refused';
/** What nobody answers and nobody misses. */
type UnansweredMessage = Extract<ClientMessage, { readonly t: 'react' | 'caption' }>;

export type RoomConnection = {
  readonly ask: Ask;
  readonly send: (message: UnansweredMessage) => void;
  /** For the sockets of sound and picture: always the latest. */
  readonly ticket: () => string;
  readonly start: () => void;
  readonly leave: () => void;
};

/** A socket as it is used here; after `close` nothing is heard of it any more. */
export type SocketLike = { readonly send: (text: string) => void; readonly close: () => void };
type SocketEvents = {
  readonly open: () => void;
  readonly text: (text: string) => void;
  readonly closed: (code: number) => void;
};
export type OpenSocket = (address: string, on: SocketEvents) => SocketLike;

export type ConnectionOptions = {
  readonly liveId: string;
  readonly ticket: string;
  /** Another ticket for the same person; throws an ApiError when there is none to be had. */
  readonly freshTicket: () => Promise<string>;
  /** The last message of the chat that was seen, so that none is missed or shown twice. */
  readonly lastSeen: () => string | undefined;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onLine: (line: Line) => void;
  readonly onGone: (reason: Gone) => void;
  readonly openSocket?: OpenSocket;
};

const browserSocket: OpenSocket = (address, on) => {
  const socket = new WebSocket(address);
  const deaf = new AbortController();
  const { signal } = deaf;
  socket.addEventListener('open', on.open, { signal });
  socket.addEventListener('message', ({ data }) => on.text(String(data)), { signal });
  socket.addEventListener('close', ({ code }) => on.closed(code), { signal });
  return {
    send: (text) => socket.send(text),
    close: () => {
      deaf.abort();
      socket.close();
    },
  };
};
/** No answer at all, too many of them, or a server in trouble: asking again may help. */
const mayPass = (error: ApiError): boolean => isNetworkLoss(error) || error.status >= 500 || error.status === 429;

/** The line of one person into one room. It comes back by itself for as long as the room lets them in. */
class RoomLine implements RoomConnection {
  readonly #options: ConnectionOptions;
  readonly #pending = createPendingRequests();
  readonly #watch = createLineWatch(
    {
      ping: () => (this.#isOpen ? this.#write({ t: 'ping' }) : undefined),
      silent: () => this.#drop(),
      renew: () => void this.#renew(),
    },
    renewMs,
  );
  #ticket: string;
  #ticketAt = Date.now();
  /** A ticket that was refused is replaced; when its successor is refused too, that is the last word. */
  #refusals = 0;
  #refusedWith: ErrorCode | null = null;
  #socket: SocketLike | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #isOpen = false;
  #isLeft = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#ticket = options.ticket;
  }

  readonly start = (): void => {
    this.#isLeft = false;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#open();
  };

  readonly ask = async <T extends AskedMessage['t']>(message: RequestMessage<T>): Promise<AnswerTo<T>> => {
    if (!this.#isOpen) throw lineLost();
    const { request, answer } = this.#pending.add();
    // A question with its number is the message again; `Answers` says what comes back under its name.
    this.#write({ ...message, request } as unknown as AskedMessage);
    return (await answer) as AnswerTo<T>;
  };

  readonly send = (message: UnansweredMessage): void => (this.#isOpen ? this.#write(message) : undefined);

  readonly ticket = (): string => this.#ticket;

  readonly leave = (): void => {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#cut();
  };

  /** A closed lid or a tunnel is over: nobody should wait for the rest of a long pause. */
  readonly #hurry = (): void => {
    if (this.#isLeft || this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    void this.#open();
  };

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #adopt(ticket: string): void {
    this.#ticket = ticket;
    this.#ticketAt = Date.now();
  }

  async #renew(): Promise<void> {
    // A line that is lost meanwhile comes back with whatever ticket is still good.
    const answer = await this.ask({ t: 'ticket.renew' }).catch(() => null);
    if (answer) this.#adopt(answer.ticket);
  }

  #cut(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    this.#watch.stop();
    this.#pending.loseAll();
    socket?.close();
  }

  #drop(): void {
    this.#cut();
    this.#retry();
  }

  #goAway(reason: Gone): void {
    this.leave();
    this.#options.onGone(reason);
  }

  #retry(): void {
    this.#options.onLine('waiting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#open(), waitBefore(this.#attempt));
    this.#attempt += 1;
  }

  #closed(code: number): void {
    this.#cut();
    if (code === RoomClose.removed) this.#goAway('removed');
    else if (code === RoomClose.ended || this.#refusedWith === 'live.ended') this.#goAway('ended');
    else if (code === RoomClose.otherVersion) {
      noteOutdated();
      this.#goAway('refused');
    } else if (code === RoomClose.refused && this.#refusals > 0) this.#goAway('refused');
    else {
      if (code === RoomClose.refused) this.#refusals += 1;
      this.#retry();
    }
  }

  #handle(message: ServerMessage): void {
    this.#watch.reset();
    if (message.t === 'done') {
      this.#pending.done(message.request, message.answer);
    } else if (message.t === 'refused') {
      if (!this.#isOpen) this.#refusedWith = message.code;
      this.#pending.refuse(message.request, refusalOf(message.code, message.details));
    } else {
      if (message.t === 'welcome') this.#welcomed();
      this.#options.onMessage(message);
    }
  }

  #welcomed(): void {
    this.#isOpen = true;
    this.#refusals = 0;
    this.#attempt = 0;
    this.#options.onLine('open');
  }

  /** Whether there is a ticket to come in with; if not, what happens next is already arranged. */
  async #haveTicket(): Promise<boolean> {
    if (this.#refusals === 0 && Date.now() - this.#ticketAt < renewMs) return true;
    try {
      this.#adopt(await this.#options.freshTicket());
      return true;
    } catch (error) {
      const failure = error instanceof ApiError ? error : lineLost();
      if (this.#isLeft) return false;
      if (mayPass(failure)) this.#retry();
      else this.#goAway(failure.code === 'live.ended' ? 'ended' : 'refused');
      return false;
    }
  }

  async #open(): Promise<void> {
    const { liveId, lastSeen, onLine, openSocket = browserSocket } = this.#options;
    onLine('connecting');
    this.#refusedWith = null;
    if (!(await this.#haveTicket()) || this.#isLeft || this.#socket) return;
    this.#watch.start();
    this.#socket = openSocket(socketAddress(roomSocketPath(liveId)), {
      open: () => {
        const since = lastSeen();
        this.#write({
          t: 'hello',
          version: roomProtocolVersion,
          ticket: this.#ticket,
          ...(since !== undefined && { since }),
        });
      },
      // The server writes its messages by this same protocol.
      text: (text) => this.#handle(JSON.parse(text) as ServerMessage),
      closed: (code) => this.#closed(code),
    });
  }
}

export const connectRoom = (options: ConnectionOptions): RoomConnection => new RoomLine(options);
