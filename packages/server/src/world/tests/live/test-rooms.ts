import type { AddressInfo } from 'node:net';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import {
  type AskedMessage,
  type ClientMessage,
  roomSocketPath,
  type RoomState,
  type ServerMessage,
} from '@shuyuan/contract/live/room/room-protocol';
import { openRoom } from '@shuyuan/contract/live/room/room.wire';
import { WebSocket } from 'ws';
import { newId } from '../../../platform/new-id.ts';
import type { Caller } from '../../caller.ts';
import type { TestWorld } from '../../open-world.ts';

/** The address of a world that listens, so that real sockets reach it. */
export async function listen({ http }: TestWorld): Promise<string> {
  await http.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}

type LiveInput = {
  readonly creator?: string;
  readonly lecturer?: string;
  readonly assistants?: readonly string[];
  readonly invited?: readonly string[];
  readonly shareScope?: 1 | 2 | 3;
  readonly status?: LiveStatus;
  readonly supplier?: 0 | 3 | 4;
  readonly passcodeHash?: string;
};

const idOf = async ({ rows }: TestWorld, account: string): Promise<string> => {
  const [row] = await rows('select id from member where account = $1', [account]);
  return String(row?.['id']);
};

/** A live as it stands in the database, made by nobody's form: shenruoxi's, of our own room, running. */
export async function insertLive(world: TestWorld, wish: LiveInput = {}): Promise<string> {
  const { creator = 'shenruoxi', shareScope = 1, status = LiveStatus.running, supplier = 3 } = wish;
  const id = newId();
  const creatorId = await idOf(world, creator);
  const lecturerId = wish.lecturer ? await idOf(world, wish.lecturer) : null;
  await world.rows(
    `insert into live (id, tenant_id, organization_id, creator_id, lecturer_id, supplier, subject, search_text, search,
       live_type, live_mode, share_scope, start_time, passcode_hash, status, request_status, started_at, created_at,
       updated_at)
     select $1, tenant_id, organization_id, id, $3, $4, 'live', 'live', '', 1, 1, $5, now(), $6, $7, 3, now(), now(),
       now() from member where id = $2`,
    [id, creatorId, lecturerId, supplier, shareScope, wish.passcodeHash ?? null, status],
  );
  for (const [part, accounts] of [
    ['assistant', wish.assistants ?? []],
    ['invited', wish.invited ?? []],
  ] as const) {
    for (const account of accounts) {
      await world.rows(
        `insert into live_person (tenant_id, live_id, member_id, part)
         select tenant_id, $1, id, $3 from member where account = $2`,
        [id, account, part],
      );
    }
  }
  return id;
}

export async function ticketOf(
  caller: Caller,
  id: string,
  identity: LiveIdentity = LiveIdentity.attendee,
): Promise<string> {
  const { status, body } = await caller.call(openRoom, { id, identity });
  if (status !== 200) throw new Error(`no ticket: ${status} ${JSON.stringify(body)}`);
  return body.ticket;
}

/** Any of them, without the number its answer is known by. */
type Input = AskedMessage extends infer M ? (M extends AskedMessage ? Omit<M, 'request'> : never) : never;
type Reply = { readonly answer: unknown } | { readonly refused: string; readonly details: unknown };

/** Somebody in a room, over a real socket. */
export class RoomClient {
  readonly received: ServerMessage[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #number = 0;
  #waiting = new Set<() => void>();

  constructor(url: string, liveId: string, headers: Record<string, string> = { origin: url }) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}${apiBase}${roomSocketPath(liveId)}`, { headers });
    this.#socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString('utf8')) as ServerMessage);
      this.#waiting.forEach((look) => look());
    });
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((done) => this.#socket.on('close', (code) => done(code)));
  }

  async opened(): Promise<this> {
    await new Promise<void>((done, fail) => this.#socket.once('open', done).once('error', fail));
    return this;
  }

  say(message: ClientMessage | object): void {
    this.#socket.send(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** The first of its kind that fits, heard already or yet to come. */
  waitFor<T extends ServerMessage['t']>(
    t: T,
    fits: (message: Extract<ServerMessage, { t: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { t: T }>> {
    type Message = Extract<ServerMessage, { t: T }>;
    return new Promise((done, fail) => {
      const look = (): void => {
        const found = this.received.find((one): one is Message => one.t === t && fits(one as Message));
        if (!found) return;
        this.#waiting.delete(look);
        clearTimeout(late);
        done(found);
      };
      const late = setTimeout(() => {
        this.#waiting.delete(look);
        fail(new Error(`never received ${t}; received ${JSON.stringify(this.received.map((one) => one.t))}`));
      }, 30_000);
      this.#waiting.add(look);
      look();
    });
  }

  async ask(wish: Input): Promise<Reply> {
    this.#number += 1;
    const request = `r${this.#number}`;
    this.say({ ...wish, request });
    const isMine = (one: { request: string }): boolean => one.request === request;
    const reply = await Promise.race([this.waitFor('done', isMine), this.waitFor('refused', isMine).catch(() => null)]);
    if (!reply) throw new Error(`${wish.t} was not answered`);
    return reply.t === 'done' ? { answer: reply.answer } : { refused: reply.code, details: reply.details };
  }

  /** What its refusal is called, or null. */
  async refusal(wish: Input): Promise<string | null> {
    const reply = await this.ask(wish);
    return 'refused' in reply ? reply.refused : null;
  }

  kill(): void {
    this.#socket.terminate();
  }

  async leave(): Promise<void> {
    this.#socket.close();
    await this.closed;
  }
}

type Coming = { readonly liveId: string; readonly ticket: string; readonly since?: string };

export async function comeIn(url: string, { liveId, ticket, since }: Coming) {
  const client = await new RoomClient(url, liveId).opened();
  client.say({ t: 'hello', version: 1, ticket, ...(since && { since }) });
  const { state } = await client.waitFor('welcome');
  return Object.assign(client, { state: state satisfies RoomState });
}
export type Guest = Awaited<ReturnType<typeof comeIn>>;

/** How the socket of a room is closed for who comes with this. */
export async function closedFor(url: string, { liveId, ticket }: Omit<Coming, 'since'>): Promise<number> {
  const client = await new RoomClient(url, liveId).opened();
  client.say({ t: 'hello', version: 1, ticket });
  return client.closed;
}
