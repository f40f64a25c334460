import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addSockets, type SocketRoute } from './mount-socket.ts';
import { openSockets, type SocketLine, type Sockets } from './sockets.ts';
import { binaryFrame } from './socket-frame.ts';

const running: FastifyInstance[] = [];
afterEach(() => Promise.all(running.splice(0).map((http) => http.close())));

type Served = {
  readonly url: string;
  readonly sockets: Sockets;
  readonly http: FastifyInstance;
  readonly lines: SocketLine[];
};

/** Says back what it hears; `big` is of a length that needs the longest header. */
async function serve(
  options: Partial<Parameters<typeof openSockets>[0]> = {},
  proxies: string[] = [],
): Promise<Served> {
  const sockets = openSockets({ perAddress: 3, heartbeatMs: 60_000, helloMs: 60_000, goingAwayCode: 4010, ...options });
  const lines: SocketLine[] = [];
  const echo = (line: SocketLine): ReturnType<SocketRoute['open']> => {
    lines.push(line);
    return {
      onMessage: (data, isBinary) => {
        const text = data.toString('utf8');
        if (text === 'mine') line.send(String(line.belongTo('me', 1)));
        else if (isBinary) line.sendFrame(binaryFrame(data));
        else line.send(text.startsWith('x') ? text.repeat(Number(text.slice(1))) : text);
      },
      onClose: () => undefined,
    };
  };
  const routes: SocketRoute[] = [
    { name: 'echo', path: '/echo/:id', maxMessageBytes: 1_000, from: 'page', open: echo },
    { name: 'inner', path: '/inner/:id', maxMessageBytes: 1_000, from: 'process', open: echo },
  ];
  const http = Fastify();
  running.push(http);
  addSockets(http, routes, {
    sockets,
    config: { PUBLIC_URL: 'https://academy.example/vue', TRUST_PROXY: proxies },
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`, sockets, http, lines };
}

type Opened = { readonly socket: WebSocket; readonly status: number; readonly closed: Promise<number> };

/** 101 when it was opened, else what was answered. */
function open(url: string, path: string, headers: Record<string, string> = { origin: url }): Promise<Opened> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1${path}`, { headers });
  const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)));
  return new Promise((done) => {
    socket.on('error', () => done({ socket, status: 0, closed }));
    socket.on('open', () => done({ socket, status: 101, closed }));
    socket.on('unexpected-response', (_, answer) => {
      done({ socket, status: answer.statusCode ?? 0, closed });
      socket.terminate();
    });
  });
}

const answerTo = ({ socket }: Opened, message: string | Buffer): Promise<Buffer> =>
  new Promise((done) => {
    socket.once('message', (data: Buffer) => done(data));
    socket.send(message);
  });

test('only pages of this product open a socket: same host, or the public address', async () => {
  const { url } = await serve();
  const statuses = [];
  for (const headers of [
    { origin: url },
    { origin: 'https://academy.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ] as Record<string, string>[]) {
    const opened = await open(url, '/echo/1', headers);
    statuses.push(opened.status);
    opened.socket.terminate();
    await opened.closed;
  }
  expect(statuses).toEqual([101, 101, 403, 403, 403]);
});

test('a socket between processes is none for pages, and other paths are not found', async () => {
  const { url } = await serve();
  expect((await open(url, '/inner/1')).status).toBe(403);
  expect((await open(url, '/inner/1', {})).status).toBe(101);
  for (const path of ['/echo', '/echo/', '/echo/1/2', '/other/1']) expect((await open(url, path)).status).toBe(404);
});

test('one address has so many and no more; who leaves makes room', async () => {
  const { url, sockets } = await serve();
  const opened = [await open(url, '/echo/1'), await open(url, '/echo/2'), await open(url, '/echo/3')];
  expect((await open(url, '/echo/4')).status).toBe(429);
  expect(sockets.count().get('echo')).toBe(3);
  opened[0]?.socket.close();
  await opened[0]?.closed;
  await expect.poll(() => sockets.count().get('echo')).toBe(2);
  expect((await open(url, '/echo/5')).status).toBe(101);
});

test('one person has so many and no more', async () => {
  const { url } = await serve();
  const [one, other] = [await open(url, '/echo/1'), await open(url, '/echo/2')];
  expect(String(await answerTo(one, 'mine'))).toBe('true');
  expect(String(await answerTo(other, 'mine'))).toBe('false');
  one.socket.terminate();
  await one.closed;
  await expect.poll(async () => String(await answerTo(other, 'mine'))).toBe('true');
});

test('frames of every length arrive whole, texts and bytes', async () => {
  const { url } = await serve();
  const opened = await open(url, '/echo/1');
  for (const times of [1, 60, 30_000]) {
    const sent = `x${times}`;
    expect(String(await answerTo(opened, sent))).toBe(sent.repeat(times));
  }
  const bytes = Buffer.from([0, 255, 1, 254]);
  expect(await answerTo(opened, bytes)).toEqual(bytes);
});

test('what is too long closes the socket, who says nothing is ended, and so is who no longer answers', async () => {
  const { url } = await serve();
  const long = await open(url, '/echo/1');
  long.socket.send('y'.repeat(1_001));
  expect(await long.closed).toBe(1009);
  const silent = await serve({ helloMs: 50 });
  expect(await (await open(silent.url, '/echo/1')).closed).toBe(1006);
  const beating = await serve({ heartbeatMs: 40 });
  const deaf = await open(beating.url, '/echo/1');
  deaf.socket.pause();
  await expect.poll(() => beating.sockets.count().size).toBe(0);
  deaf.socket.resume();
});

test('a server that stops sends everybody elsewhere, and does not wait for who stays', async () => {
  const { url, http } = await serve();
  const [polite, stubborn] = [await open(url, '/echo/1'), await open(url, '/echo/2')];
  stubborn.socket.pause();
  await http.close();
  expect(await polite.closed).toBe(4010);
  expect((await open(url, '/echo/3')).status).toBe(0);
  stubborn.socket.terminate();
});

test('who was told to go is not listened to, and is gone soon, whatever they do', async () => {
  const { url, lines, sockets } = await serve();
  const stubborn = await open(url, '/echo/1');
  const received: string[] = [];
  stubborn.socket.on('message', (data: Buffer) => received.push(data.toString('utf8')));
  await answerTo(stubborn, 'before');
  // A page that reads nothing more answers no goodbye.
  stubborn.socket.pause();
  lines[0]?.close(4_001);
  for (let n = 0; n < 20; n += 1) stubborn.socket.send('after');
  await expect.poll(() => sockets.count().get('echo') ?? 0).toBe(0);
  stubborn.socket.resume();
  await stubborn.closed;
  expect(received).toEqual(['before']);
});

test.each([
  [[], '127.0.0.1'],
  [['10.0.0.0/8'], '127.0.0.1'],
  [['127.0.0.1'], '198.51.100.7'],
  [['127.0.0.0/8', '198.51.100.7'], '203.0.113.9'],
])(
  'behind the proxies %j an opened socket is of %s: others who write the header are not believed',
  async (proxies, address) => {
    const { url, lines } = await serve({}, proxies);
    const opened = await open(url, '/echo/1', { origin: url, 'x-forwarded-for': '203.0.113.9, 198.51.100.7' });
    expect([opened.status, lines[0]?.address]).toEqual([101, address]);
  },
);

test('who is refused and does not hang up is hung up on', async () => {
  const { url } = await serve();
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  const head = ['GET /api/v1/nowhere HTTP/1.1', 'host: x', 'upgrade: websocket', 'connection: upgrade', '', ''];
  socket.write(head.join('\r\n'));
  const closed = once(socket, 'error').then(
    () => 'reset',
    () => 'closed',
  );
  await once(socket.resume(), 'end');
  // Its own side stays open; writing into it shows that nobody is there any more.
  const writing = setInterval(() => socket.write('x'), 5);
  expect(await closed).toBe('reset');
  clearInterval(writing);
});

test('a page of another site does not become ours by a header its browser cannot have from a proxy', async () => {
  const { url } = await serve();
  const headers = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
  expect((await open(url, '/echo/1', headers)).status).toBe(403);
});
