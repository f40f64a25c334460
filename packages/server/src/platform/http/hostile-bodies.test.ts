import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import { createScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { addWords } from '@shuyuan/contract/system/words.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rawRoutes, routes } from '../../app/routes.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { memberShape, publicBodyBytes, publicShape } from './body-shape.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** Bodies that fit below the limit in bytes and cost by how they are built; each is refused while it is read. */
const hostile = [
  ['many fields of a form', form, Array.from({ length: 3_000 }, (_, n) => `${n.toString(36)}=`).join('&')],
  ['one field of a form, repeated', form, 'a=&'.repeat(4_000)],
  ['many fields of an object', json, `{${Array.from({ length: 1_500 }, (_, n) => `"${n}":1`).join(',')}}`],
  ['a long list', json, `{"a":[${'1,'.repeat(7_000)}1]}`],
  ['many small objects', json, `{"a":[${'{},'.repeat(50)}{}],"b":[${'{},'.repeat(50)}{}],"c":[${'{},'.repeat(99)}{}]}`],
] as const;
const deep = `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
const large = JSON.stringify({ a: 'x'.repeat(publicBodyBytes) });

const urlOf = ({ path }: Pick<Endpoint, 'path'>): string => apiBase + path.replaceAll(/:\w+/g, 'x');

async function send(method: string, url: string, type: string, payload: string, authorization?: string) {
  const headers = { 'content-type': type, ...(authorization !== undefined && { authorization }) };
  // The methods of the routes are those `inject` knows.
  return world.http.inject({ method: method as 'POST', url, payload, headers });
}

type Target = readonly [name: string, method: string, url: string];
const withBody = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
const publicCalls: Target[] = withBody
  .filter(({ access }) => access === 'public')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.method, urlOf(endpoint)]);
const rawCallsWhere = (isText: boolean): Target[] =>
  rawRoutes.flatMap(({ prefix, routes: some, admit, textTypes }) =>
    admit || Boolean(textTypes) !== isText
      ? []
      : some
          .filter(({ method }) => method !== 'GET')
          .map(({ method, path }): Target => [
            `${method} ${prefix}${path}`,
            method,
            prefix + path.replaceAll(/:\w+/g, 'x'),
          ]),
  );
const rawCalls = rawCallsWhere(false);

/** Whatever is answered without a session, also where nothing is. */
const open: Target[] = [
  ...publicCalls,
  ...rawCalls,
  ['an address of no call', 'POST', `${apiBase}/no/such/call`],
  ['an address that is nowhere', 'POST', '/nowhere'],
  ['a call by the wrong method', 'PUT', `${apiBase}/oauth/token`],
  ['an address of no SCIM', 'POST', '/scim/v2/Nothing'],
];

test('the walk meets the calls that answer without a session', () => {
  expect(publicCalls.map(([name]) => name)).toContain('POST /oauth/token');
  expect(publicCalls.map(([name]) => name)).toContain('POST /live/room/key-login');
  expect(rawCalls.length).toBeGreaterThan(0);
});

test.each(open)(
  '%s takes at most 16 KB, and counts what a body is made of while it is read',
  async (_, method, url) => {
    expect((await send(method, url, json, large)).statusCode).toBe(413);
    expect((await send(method, url, form, `a=${'x'.repeat(publicBodyBytes)}`)).statusCode).toBe(413);
    for (const [name, type, payload] of hostile) {
      expect(payload.length).toBeLessThan(publicBodyBytes);
      const answer = await send(method, url, type, payload);
      expect([name, answer.statusCode]).toEqual([name, 413]);
    }
    expect([400, 422]).toContain((await send(method, url, json, deep)).statusCode);
  },
);

test.each(rawCallsWhere(true))(
  '%s takes at most 16 KB as a text, of which nothing is made before its signature is checked',
  async (_, method, url) => {
    expect((await send(method, url, json, large)).statusCode).toBe(413);
    expect((await send(method, url, form, `a=${'x'.repeat(publicBodyBytes)}`)).statusCode).toBe(413);
    for (const [name, type, payload] of [...hostile, ['a deep list', json, deep] as const])
      expect([name, (await send(method, url, type, payload)).statusCode]).toEqual([name, 404]);
  },
);

const closed: Target[] = [
  ...withBody
    .filter(({ access }) => access !== 'public')
    .map((endpoint): Target => [`${endpoint.method} ${endpoint.path}`, endpoint.method, urlOf(endpoint)]),
  ...rawRoutes.flatMap(({ prefix, routes: some, admit }) =>
    (admit ? some : [])
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }): Target => [
        `${method} ${prefix}${path}`,
        method,
        prefix + path.replaceAll(/:\w+/g, 'x'),
      ]),
  ),
];

test('without a session, or with one that is none, no call of members reads what was sent', async () => {
  expect(closed.length).toBeGreaterThan(100);
  for (const [name, method, url] of closed) {
    for (const authorization of [undefined, 'Bearer__of-nobody', 'Bearer of-nobody']) {
      // Read, it would be malformed.
      expect([name, (await send(method, url, json, '{"a":', authorization)).statusCode]).toEqual([name, 401]);
      expect([name, (await send(method, url, json, large, authorization)).statusCode]).toEqual([name, 401]);
    }
  }
});

test('a member’s body is counted too, and so is a list inside of a form', async () => {
  const { token } = await world.signIn('admin');
  const to = async (type: string, payload: string) =>
    (await send('POST', urlOf(addWords), type, payload, `Bearer__${token}`)).statusCode;
  const items = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0));
  expect(await to(json, `{"items":${items(memberShape.items + 1)}}`)).toBe(413);
  expect(await to(json, `{"items":${items(memberShape.items)}}`)).toBe(422);
  for (const odd of ['9'.repeat(2_000), ' '.repeat(2_000), ']'.repeat(50_000), '"'.repeat(50_000)]) {
    expect([413, 422]).toContain(await to(json, `{"items":${odd}}`));
  }
  expect(await to(form, `items=${items(memberShape.items + 1)}`)).toBe(413);
  expect(await to(form, `items=${'a,'.repeat(memberShape.items)}a`)).toBe(413);
  expect(await to(form, Array.from({ length: memberShape.fields + 1 }, (_, n) => `f${n}=1`).join('&'))).toBe(413);
});

test('whoever provisions may send the members of a large department, and no more than that', async () => {
  const admin = await world.signIn('admin');
  const { token } = (await admin.call(createScimToken, { name: 'large', life: 'no-end' })).body;
  const group = (count: number) =>
    JSON.stringify({ displayName: `${count}`, members: Array.from({ length: count }, (_, n) => ({ value: `${n}` })) });
  const to = async (payload: string) =>
    (await send('POST', '/scim/v2/Groups', 'application/scim+json', payload, `Bearer ${token}`)).statusCode;
  expect(await to(group(5_000))).not.toBe(413);
  expect(await to(group(30_000))).toBe(413);
});

test('a query of very many fields is refused before it is read', async () => {
  const url = `${apiBase}/system/tourist/entrance?${'a&'.repeat(3_000)}`;
  expect((await world.http.inject({ url })).statusCode).toBe(413);
  expect((await world.http.inject({ url: `/healthz?${'a&'.repeat(3_000)}` })).statusCode).toBe(413);
});

type Schema = { maxItems?: number; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };
const listLengths = (schema: Schema): number[] => [
  ...(schema.maxItems === undefined ? [] : [schema.maxItems]),
  ...[schema.items ?? [], schema.anyOf ?? [], Object.values(schema.properties ?? {})].flat().flatMap(listLengths),
];

test('what a call may carry by its own schema is never refused for how it is built', () => {
  for (const { access, path, input } of withBody) {
    const shape = access === 'public' ? publicShape : memberShape;
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
    expect([path, Math.max(0, ...listLengths(schema)) <= shape.items]).toEqual([path, true]);
    expect([path, Object.keys(schema.properties ?? {}).length <= shape.fields]).toEqual([path, true]);
  }
});
