import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { createScimToken, revokeScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createMember, createOrganization } from '../features/people/index.ts';
import type { Caller } from '../world/caller.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { storeBytes, readerCookieOf } from '../world/tests/files/test-files.ts';
import { insertLive, listen } from '../world/tests/live/test-rooms.ts';
import { routes } from './routes.ts';

/** Everything a server is told to answer, whoever tells it. */
const registered: string[] = [];
const noteRoutes = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') registered.push(`${one} ${url}`);
  });
};

/**
 * Who may, for every address that is no call of the contract. A new one that is not declared here fails the first test;
 * each policy has a test below.
 */
const policies = {
  anybody: [
    'GET /',
    'GET /healthz',
    'GET /readyz',
    'GET /api/v1/oauth/oidc/:sourceId/start',
    'GET /api/v1/oauth/oidc/:sourceId/callback',
    'GET /robots.txt',
    'GET /site/sitemap.xml',
    'GET /api/docs',
    'GET /api/docs/json',
    'GET /api/docs/yaml',
  ],
  'anybody, of a published article': ['GET /site/:lang/:name'],
  'anybody, of a company that gave badges': [
    'GET /badges/issuers/:tenantId/did.json',
    'GET /badges/issuers/:tenantId/status/:list',
  ],
  'this machine': ['GET /metrics'],
  'a token of SCIM': [
    'GET /scim/v2/Users',
    'POST /scim/v2/Users',
    'GET /scim/v2/Users/:id',
    'PUT /scim/v2/Users/:id',
    'PATCH /scim/v2/Users/:id',
    'DELETE /scim/v2/Users/:id',
    'GET /scim/v2/Groups',
    'POST /scim/v2/Groups',
    'GET /scim/v2/Groups/:id',
    'PUT /scim/v2/Groups/:id',
    'PATCH /scim/v2/Groups/:id',
    'DELETE /scim/v2/Groups/:id',
    'GET /scim/v2/ServiceProviderConfig',
    'GET /scim/v2/ResourceTypes',
    'GET /scim/v2/ResourceTypes/:id',
    'GET /scim/v2/Schemas',
    'GET /scim/v2/Schemas/:id',
  ],
  'a reader of the file': [
    'GET /files/:path',
    'GET /files/:path/:variant',
    'GET /files/:path/hls/:name',
    'GET /files/:path/hls/:rung/:name',
  ],
  'a signature': [
    'POST /live-supplier/callback',
    'POST /payment-callbacks/:tenantId/wechat',
    'POST /payment-callbacks/:tenantId/alipay',
  ],
  'a session': ['GET /api/v1/notifications/stream'],
} as const satisfies Record<string, readonly string[]>;

/** The first message of each must be a ticket of its room, or of another process a claim it signed. */
const socketPolicies = {
  '/live/room/:id/socket': 'page',
  '/live/room/:id/media': 'page',
  '/live/room/:id/relay': 'process',
};

/** The client and the page of the API: files, the same for everybody. */
const isStatic = (route: string): boolean => /^GET (\/vue\/|\/api\/docs\/static\/)/.test(route);

let world: TestWorld;
let origin: string;
let learner: Caller;
let admin: Caller;
let neighbour: Caller;
beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  world = await openWorld();
  unsubscribe('fastify.initialization', noteRoutes);
  origin = await listen(world);
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin', 'platform-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  [learner, admin, neighbour] = [
    await world.signIn('linzhiyuan'),
    await world.signIn('admin'),
    await world.signIn('neighbour'),
  ];
});
afterAll(async () => {
  world.http.server.closeAllConnections();
  await world.close();
});

const split = (route: string, values: Readonly<Record<string, string>> = {}) => {
  const [method = '', path = ''] = route.split(' ');
  // Fastify knows these methods; the list above was compared with what it has.
  return { method: method as 'GET', url: path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'nothing') };
};

test('every address that is answered is a call of the contract or has its policy here', () => {
  const calls = routes.map(({ endpoint }) => `${endpoint.method} ${apiBase}${endpoint.path}`);
  const known = new Set<string>([...calls, ...Object.values(policies).flat()]);
  const answered = new Set(registered.filter((route) => !isStatic(route)));
  expect([...answered].filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !answered.has(route))).toEqual([]);
  const sockets = world.http.getDecorator<readonly { path: string; from: string }[]>('socketRoutes');
  expect(Object.fromEntries(sockets.map(({ path, from }) => [path, from]))).toEqual(socketPolicies);
});

test.each(policies.anybody)('anybody: %s', async (route) => {
  const { statusCode, headers } = await world.http.inject(split(route));
  expect([200, 302]).toContain(statusCode);
  expect(headers['set-cookie'] ?? '').not.toContain('token');
});

// The answers of a published article are tested in crawlers.test.ts.
test.each(policies['anybody, of a published article'])(
  'an article nobody published is not there: %s',
  async (route) => {
    expect((await world.http.inject(split(route, { lang: 'zh', name: 'about' }))).statusCode).toBe(404);
  },
);

// The answers of a company that gave badges are tested in badge.test.ts.
test.each(policies['anybody, of a company that gave badges'])(
  'a company that gave no badge answers everybody as one there is not: %s',
  async (route) => {
    const [own] = await world.rows("select tenant_id from member where account = 'linzhiyuan'");
    const of = (tenantId: string) => ({ ...split(route, { tenantId, list: '0' }) });
    const asked = [
      of('nothing'),
      of(String(own?.['tenant_id'])),
      { ...of(String(own?.['tenant_id'])), headers: { authorization: `Bearer ${admin.token}` } },
    ];
    for (const request of asked) expect((await world.http.inject(request)).statusCode).toBe(404);
  },
);

test('only this machine reads the figures, or whoever has their token', async () => {
  const read = async (remoteAddress: string) =>
    (await world.http.inject({ url: '/metrics', remoteAddress })).statusCode;
  expect([await read('127.0.0.1'), await read('10.1.2.3')]).toEqual([200, 404]);
});

test('SCIM is closed to sessions, whoever’s, and to tokens that were taken back; another tenant’s sees nobody of ours', async () => {
  const own = (await admin.call(createScimToken, { name: 'Entra', life: '90-days' })).body;
  const old = (await admin.call(createScimToken, { name: 'Okta', life: '90-days' })).body;
  await admin.call(revokeScimToken, { id: old.id });
  const foreign = (await neighbour.call(createScimToken, { name: 'Entra', life: '90-days' })).body;
  const [member] = await world.rows("select id from member where account = 'linzhiyuan'");
  const count = () => world.rows('select count(*), max(updated_at) from member');
  const before = await count();
  const outsiders = [null, learner.token, admin.token, neighbour.token, old.token].flatMap((token) =>
    token ? [{ authorization: `Bearer ${token}` }, { authorization: authorization(token) }] : [{}],
  );
  for (const route of policies['a token of SCIM']) {
    const at = split(route, { id: String(member?.['id']) });
    for (const headers of outsiders) {
      expect((await world.http.inject({ ...at, headers })).statusCode, route).toBe(401);
    }
    const theirs = await world.http.inject({ ...at, headers: { authorization: `Bearer ${foreign.token}` } });
    expect(theirs.body, route).not.toContain('linzhiyuan');
    const refusals = route.includes('/Users/:id') ? [400, 404] : [theirs.statusCode];
    expect(refusals, route).toContain(theirs.statusCode);
  }
  expect(await count()).toEqual(before);
  const mine = { ...split('GET /scim/v2/Users'), headers: { authorization: `Bearer ${own.token}` } };
  expect((await world.http.inject(mine)).body).toContain('linzhiyuan');
});

test('a file is there for its reader; everybody else hears what they hear of one that is not', async () => {
  const { path } = await storeBytes(world, { name: 'notes.pdf', bytes: Buffer.from('%PDF-1.7 mine') });
  const name = path.replace('/files/', '');
  const cookies = [null, admin, neighbour].map(async (caller) => (caller ? readerCookieOf(caller) : ''));
  for (const route of policies['a reader of the file']) {
    for (const cookie of await Promise.all(cookies)) {
      const ask = async (wanted: string) =>
        (await world.http.inject({ ...split(route, { path: wanted }), headers: { cookie } })).statusCode;
      expect([await ask(name), await ask('nothing')], route).toEqual([404, 404]);
    }
  }
  // A session is no reader: addresses of files take the cookie alone.
  const headers = { authorization: authorization(learner.token ?? '') };
  expect((await world.http.inject({ url: path, headers })).statusCode).toBe(404);
  const own = await world.http.inject({ url: path, headers: { cookie: await readerCookieOf(learner) } });
  expect([own.statusCode, own.body]).toEqual([200, '%PDF-1.7 mine']);
});

test.each(policies['a signature'])('nothing that is not signed is received: %s', async (route) => {
  for (const caller of [null, learner, admin]) {
    const headers = caller?.token ? { authorization: authorization(caller.token) } : {};
    const { statusCode } = await world.http.inject({ ...split(route), headers, payload: { message: '{}' } });
    expect([401, 404]).toContain(statusCode);
  }
});

test.each(policies['a session'])('only a session opens %s', async (route) => {
  const open = async (caller: Caller | null) => {
    const line = new AbortController();
    const headers = caller?.token ? { authorization: authorization(caller.token) } : {};
    const { status } = await fetch(`${origin}${split(route).url}`, { headers, signal: line.signal });
    line.abort();
    return status;
  };
  expect([await open(null), await open(learner), await open(neighbour)]).toEqual([401, 200, 200]);
});

/** A first message without a right, and one nobody could read. */
const refusedCodes = [4001, 1008];

/** How a socket ends, and everything it was told before. */
function converse(
  path: string,
  from: string | undefined,
  first: string,
): Promise<{ code: number; received: string[] }> {
  return new Promise((done) => {
    const socket = new WebSocket(`${origin}${apiBase}${path}`.replace('http', 'ws'), from ? { origin: from } : {});
    const received: string[] = [];
    socket.on('message', (data: Buffer) => received.push(data.toString()));
    socket.on('unexpected-response', (_, answer) => done({ code: answer.statusCode ?? 0, received }));
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(first));
    socket.on('close', (code) => done({ code, received }));
  });
}

test.each(Object.entries(socketPolicies))(
  '%s opens for a %s alone, and says nothing without a ticket',
  async (path, from) => {
    const at = path.replace(':id', await insertLive(world));
    const [right, wrong] = from === 'page' ? [origin, 'https://elsewhere.example'] : [undefined, origin];
    expect((await converse(at, wrong, '{}')).code).toBe(403);
    for (const ticket of ['', 'guess', learner.token, admin.token]) {
      const hello = JSON.stringify({ type: 'hello', version: 1, ticket, claim: ticket });
      const { code, received } = await converse(at, right, hello);
      expect(refusedCodes, `${ticket}`).toContain(code);
      expect(received.join()).not.toContain('shenruoxi');
      expect(received.length).toBeLessThanOrEqual(1);
    }
  },
);
