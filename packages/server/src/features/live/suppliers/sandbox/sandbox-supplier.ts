import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedBy, supplierHeaders } from '../signature.ts';
import { type SandboxEvent, callProduct } from './call-product.ts';

/** How the sandbox behaves until it is told otherwise. */
export type Mood = 'well' | 'slow to make rooms' | 'broken' | 'silent' | 'talks nonsense' | 'sends elsewhere';

type Join = { readonly url: string; readonly token: string };
export type SandboxRoom = {
  readonly roomId: string;
  readonly liveId: string;
  readonly joins: Readonly<Record<'organizer' | 'panelist' | 'attendee', Join>>;
  readonly people: readonly string[];
  readonly callbackUrl: string;
  readonly subject: string;
  readonly status: 'ready' | 'running' | 'closed';
};

type Options = {
  readonly key: string;
  readonly secret: string;
  readonly port?: number;
  readonly now?: () => number;
};
type SandboxState = Required<Pick<Options, 'key' | 'secret' | 'now'>> & {
  readonly rooms: Map<string, SandboxRoom>;
  url: string;
  mood: Mood;
};

export type Sandbox = {
  readonly url: string;
  readonly rooms: ReadonlyMap<string, SandboxRoom>;
  readonly setMood: (mood: Mood) => void;
  /** Tells the product what happened in the room of a live; the status it answered. */
  readonly callBack: (
    liveId: string,
    event: SandboxEvent,
    forged?: { secret?: string; time?: number },
  ) => Promise<number>;
  readonly close: () => Promise<void>;
};

type Answer = { readonly status: number; readonly content?: object; readonly location?: string };
type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly isSigned: boolean;
};

const newSecret = (): string => randomBytes(16).toString('base64url');

/** As `external-supplier.ts` sends it; whoever signs it is trusted with its form. */
type RoomInput = { readonly subject: string; readonly callbackUrl: string };

function makeRoom(stageService: SandboxState, liveId: string, wish: RoomInput): Answer {
  const roomId = `sandbox-${liveId}`;
  const join = (part: string): Join => ({ url: `${stageService.url}/enter/${roomId}/${part}`, token: newSecret() });
  const fresh = {
    joins: { organizer: join('organizer'), panelist: join('panelist'), attendee: join('attendee') },
    people: [],
    status: 'ready' as const,
  };
  const { subject, callbackUrl } = wish;
  const room: SandboxRoom = { ...fresh, ...stageService.rooms.get(roomId), roomId, liveId, subject, callbackUrl };
  stageService.rooms.set(roomId, room);
  return stageService.mood === 'slow to make rooms' ? { status: 202 } : { status: 200, content: room };
}

const inMood: Partial<Record<Mood, (stageService: SandboxState) => Answer | null>> = {
  broken: () => ({ status: 500 }),
  silent: () => null,
  'talks nonsense': () => ({ status: 200, content: { hello: 'there' } }),
  'sends elsewhere': ({ url }) => ({ status: 307, location: url }),
};

/** Null: no answer at all. */
function answerTo(stageService: SandboxState, { method, path, body, isSigned }: ReceivedRequest): Answer | null {
  const [, place, id = '', below] = path.split('/').map(decodeURIComponent);
  if (method === 'GET' && place === 'enter') return { status: 200, content: { roomId: id, part: below } };
  if (!isSigned) return { status: 401 };
  const moody = inMood[stageService.mood];
  if (moody) return moody(stageService);
  if (place !== 'rooms') return { status: 404 };
  if (method === 'PUT') return makeRoom(stageService, id, JSON.parse(body) as RoomInput);
  const room = stageService.rooms.get(id);
  if (!room) return { status: 404 };
  if (method === 'GET') return { status: 200, content: { status: room.status } };
  if (method === 'DELETE') {
    stageService.rooms.set(id, { ...room, status: 'closed' });
    return { status: 200, content: {} };
  }
  if (below !== 'joins' || room.status === 'closed') return { status: 410 };
  const { person, identity } = JSON.parse(body) as { person: { key: string }; identity: number };
  stageService.rooms.set(id, { ...room, people: [...room.people, `${person.key} as ${identity}`] });
  return { status: 200, content: { url: `${stageService.url}/enter/${id}/${newSecret()}` } };
}

async function answer(stageService: SandboxState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const header = (name: string): string => String(request.headers[name] ?? '');
  const asked = {
    method: request.method ?? '',
    path: request.url ?? '',
    body: Buffer.concat(chunks).toString('utf8'),
    time: header(supplierHeaders.time),
    signature: header(supplierHeaders.signature),
  };
  const isSigned =
    header(supplierHeaders.key) === stageService.key && isSignedBy(stageService.secret, asked, stageService.now());
  const answered = answerTo(stageService, { ...asked, isSigned });
  if (!answered) return;
  const { status, content, location } = answered;
  response
    .writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    .end(content && JSON.stringify(content));
}

/** A supplier small enough to run beside tests or a trial of the product: it keeps rooms in memory and carries nothing. */
export async function openSandbox({ key, secret, port = 0, now = Date.now }: Options): Promise<Sandbox> {
  const stageService: SandboxState = { key, secret, now, rooms: new Map(), url: '', mood: 'well' };
  const server = createServer((request, response) => void answer(stageService, request, response)).listen(
    port,
    '127.0.0.1',
  );
  await once(server, 'listening');
  stageService.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: stageService.url,
    rooms: stageService.rooms,
    setMood: (mood) => void (stageService.mood = mood),
    callBack: async (liveId, event, forged = {}) => {
      const room = stageService.rooms.get(`sandbox-${liveId}`);
      if (!room) throw new Error(`the sandbox has no room for ${liveId}`);
      return callProduct({ ...room, ...event, key, secret, time: now(), ...forged });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
