import { createScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import { noticeStreamPath } from '@shuyuan/contract/notifications/notice-stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRoutes } from '../../app/routes.ts';
import { createMember, createOrganization } from '../../features/people/index.ts';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';
import type { RawRoute } from './raw.ts';
import { attack, asJson, deepTexts, nasty } from './test-attacks.ts';

let world: TestWorld;
let attacker: Caller;
let token: string;
/** Whom an attack must not reach: everybody of another company. */
let victims: string[];
let ownCompany: string;
/** A person and a group the attacker may really change: what is behind the look-up is attacked too. */
let own: { user: string; group: string };

beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  ownCompany = (await createOrganization(system, { name: '邻家公司' })).id;
  const place = { tenantId: ownCompany, organizationId: ownCompany, roles: ['org-admin' as const] };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家', password: demoPassword });
  attacker = await world.signIn('neighbour');
  token = (await attacker.call(createScimToken, { name: 'attack', life: 'no-end' })).body.token;
  const others = await world.rows('select id from member where tenant_id <> $1', [ownCompany]);
  const sources = await world.rows('select id from sign_in_source union all select id from organization limit 5');
  own = { user: await make('Users', { userName: 'own' }), group: await make('Groups', { displayName: 'own' }) };
  victims = [...others, ...sources].map(({ id }) => String(id)).slice(0, 12);
});
afterAll(() => world.close());

async function make(kind: 'Users' | 'Groups', payload: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const answer = await world.http.inject({
    method: 'POST',
    url: `/scim/v2/${kind}`,
    headers,
    payload: asJson(payload),
  });
  return answer.json<{ id: string }>().id;
}

const ownOf = ({ path }: RawRoute): string => (path.startsWith('/Groups') ? own.group : own.user);

/** Every row that is not the attacker's own. */
async function outside(): Promise<string> {
  const tables = await world.rows(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' and table_name <> 'session' order by 1",
  );
  const sums = tables.map(({ name }) =>
    world.rows(
      `select '${String(name)}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${String(name)} t where tenant_id <> $1`,
      [ownCompany],
    ),
  );
  return JSON.stringify(await Promise.all(sums));
}

const filters = [
  'userName eq "',
  'userName eq "\\u0000"',
  'userName eq "a" and',
  'userName eq "a" and '.repeat(150),
  'constructor eq "a"',
  '__proto__ eq "a"',
  'emails[type eq "work"',
  'emails[type eq "work"].value eq "a"',
  'userName co "a" or not (id pr)',
  '(((((((((((((((',
  `${'a.'.repeat(900)} eq "x"`,
  `userName eq "${'\\\\'.repeat(900)}`,
  'id eq 99999999999999999999999',
  'active eq "perhaps"',
  'members.value eq "\u0000"',
];
const names = ['filter', 'startIndex', 'count', 'excludedAttributes', 'attributes', 'state', 'code', 'error', 'iss'];
const text = fc.oneof(fc.constantFrom(...nasty, ...filters), fc.string({ unit: 'binary', maxLength: 60 }));
const queryOf = fc.dictionary(fc.constantFrom(...names, 'returnTo', 'binding', 'download', '__proto__'), text, {
  maxKeys: 4,
});
const operation = fc.record(
  {
    op: fc.oneof(fc.constantFrom('add', 'Replace', 'remove'), attack),
    path: fc.oneof(
      fc.constantFrom('members', 'emails[type eq "work"].value', 'name.givenName', 'active', 'displayName', 'groups'),
      fc.constantFrom(...filters.map((filter) => `members[${filter}]`)),
      attack,
    ),
    value: fc.oneof(attack, fc.array(fc.record({ value: attack }), { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const fields = [
  'userName',
  'displayName',
  'externalId',
  'emails',
  'phoneNumbers',
  'name',
  'active',
  'members',
  'groups',
];
const bodyOf = fc.oneof(
  { weight: 3, arbitrary: fc.array(operation, { maxLength: 4 }).map((Operations) => asJson({ Operations })) },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...fields), attack, { maxKeys: 6 }).map(asJson) },
  { weight: 1, arbitrary: fc.constantFrom(...deepTexts) },
  { weight: 1, arbitrary: attack.map(asJson) },
);
const headersOf = fc.record(
  {
    'if-match': fc.constantFrom('*', 'W/"1"', '"', 'x'.repeat(2_000)),
    cookie: fc.constantFrom('shuyuan_away_x=%%%', '=;='),
  },
  { requiredKeys: [] },
);

/** Of the processor, not of the clock: a machine that has other things to do is no attack. */
const patienceMs = 5_000;

async function strike(
  route: RawRoute,
  prefix: string,
  wish: { id: string; query: object; body: string; more: object },
) {
  const part = encodeURIComponent(wish.id.toWellFormed().slice(0, 3_000)) || 'x';
  const query = new URLSearchParams(
    Object.entries(wish.query).map(([name, inner]) => [name, String(inner).toWellFormed().slice(0, 3_000)]),
  ).toString();
  const started = process.cpuUsage();
  const answer = await world.http.inject({
    method: route.method,
    url: `${prefix}${route.path.replaceAll(/:\w+/g, part)}?${query}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...wish.more,
      ...(route.method !== 'GET' && route.method !== 'DELETE' && { 'content-type': 'application/scim+json' }),
    },
    ...(route.method !== 'GET' && route.method !== 'DELETE' && { payload: wish.body }),
  });
  const { user, system } = process.cpuUsage(started);
  return { answer, ms: (user + system) / 1_000 };
}

/** Last: what is deleted cannot be attacked any more. */
const isLast = ({ method }: RawRoute): number => (method === 'DELETE' ? 1 : 0);
const every = rawRoutes
  .flatMap(({ prefix, routes }) =>
    routes.map((route) => [`${route.method} ${prefix}${route.path}`, route, prefix] as const),
  )
  .toSorted(([, a], [, b]) => isLast(a) - isLast(b));

test.each(every)(
  'attacked with a valid token %s neither fails on our side, nor hangs, nor reaches anybody else',
  async (_, route, prefix) => {
    const before = await outside();
    const id = fc.oneof(text, fc.constantFrom(...victims), { weight: 3, arbitrary: fc.constant(ownOf(route)) });
    await fc.assert(
      fc.asyncProperty(id, queryOf, bodyOf, headersOf, async (one, query, body, more) => {
        const { answer, ms } = await strike(route, prefix, { id: one, query, body, more });
        expect(answer.statusCode, `${body.slice(0, 300)} → ${answer.body}`).toBeLessThan(500);
        expect(ms).toBeLessThan(patienceMs);
      }),
      { numRuns: 80, endOnFailure: true },
    );
    expect(await outside()).toBe(before);
  },
  120_000,
);

const withBody = every.filter(([, { method }]) => method !== 'GET' && method !== 'DELETE');

test.each(withBody)('what lies too deep, is too much or is no JSON is refused by %s', async (title, route, prefix) => {
  const before = await outside();
  const isGroup = route.path.startsWith('/Groups');
  const id = isGroup
    ? await make('Groups', { displayName: title })
    : await make('Users', { userName: `deep-${withBody.findIndex(([one]) => one === title)}` });
  for (const body of deepTexts) {
    const { answer } = await strike(route, prefix, { id, query: {}, body, more: {} });
    expect(answer.statusCode, `${body.slice(0, 120)} → ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  }
  expect(await outside()).toBe(before);
});

test('an id of another company is not there, whatever is asked of it', async () => {
  const before = await outside();
  const scim = every.filter(([, { path }, prefix]) => prefix === '/scim/v2' && path.endsWith('/:id'));
  const [first] = victims;
  for (const [, route, prefix] of scim.filter(([, { path }]) => /Users|Groups/.test(path))) {
    const body = asJson({
      userName: 'x',
      displayName: 'x',
      Operations: [{ op: 'replace', path: 'active', value: false }],
    });
    const { answer } = await strike(route, prefix, { id: first ?? '', query: {}, body, more: {} });
    expect(answer.statusCode).toBe(404);
  }
  expect(await outside()).toBe(before);
});

test('a stream takes any line it is told to have heard last, and only from who is signed in', async () => {
  for (const line of ['', '-1', 'x'.repeat(5_000), '😀', '1e309', '__proto__', "'; drop table member; --"]) {
    const received = { 'last-event-id': encodeURI(line) };
    const stranger = await world.http.inject({ url: `${apiBase}${noticeStreamPath}`, headers: received });
    expect(stranger.statusCode).toBe(401);
    const answer = await world.http.inject({
      url: `${apiBase}${noticeStreamPath}`,
      headers: { ...received, authorization: `Bearer__${attacker.token}` },
      payloadAsStream: true,
    });
    expect(answer.statusCode).toBe(200);
    answer.stream().destroy();
  }
});
