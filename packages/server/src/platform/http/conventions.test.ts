import { issueToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { clientVersion, requestIdHeader } from '@shuyuan/contract/kernel/headers';
import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';
import type { VisitorContext } from '../context.ts';
import { on } from './route.ts';

let world: TestWorld;
let authorization: string;
beforeAll(async () => {
  world = await openWorld();
  authorization = `Bearer__${(await world.signIn('linzhiyuan')).token}`;
});
afterAll(() => world.close());

test('[HTTP-01] calls stand below /api/v1/, and nowhere else', async () => {
  const at = async (url: string) => (await world.http.inject({ url, headers: { authorization } })).statusCode;
  expect(await at('/api/v1/oauth/token/validate')).toBe(200);
  expect(await at('/api/v1/oauth/token/validate/')).toBe(200);
  expect(await at('/oauth/token/validate')).toBe(404);
  expect(await at('/api/v1/api/v1/oauth/token/validate')).toBe(404);
});

test('[HTTP-03] any Version is served, and the answer tells the newest', async () => {
  for (const version of [clientVersion, '1.0.0', 'x'.repeat(500), '']) {
    const answer = await world.visitor.call(validateToken, {}, { headers: { authorization, version } });
    expect(answer.status).toBe(200);
    expect(answer.headers['x-minimum-version']).toBe(clientVersion);
  }
});

test('[HTTP-04] the cache buster is ignored and nothing may be kept', async () => {
  const answer = await world.http.inject({
    url: '/api/v1/oauth/token/validate?_t=1731650000000',
    headers: { authorization },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('[HTTP-05] every POST and PUT takes JSON and form bodies', async () => {
  const fields = { grant_type: 'password', username: 'linzhiyuan', password: demoPassword };
  const url = '/api/v1/oauth/token';
  const json = await world.http.inject({ method: 'POST', url, payload: fields });
  const form = await world.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
  });
  expect([json.statusCode, form.statusCode]).toEqual([200, 200]);
  const put = await world.http.inject({
    method: 'PUT',
    url: '/api/v1/human/member/preference',
    payload: 'theme=dark',
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(put.statusCode).toBe(200);
});

const post = (payload: string, type = 'application/json') =>
  world.http.inject({ method: 'POST', url: '/api/v1/oauth/token', payload, headers: { 'content-type': type } });

test.each([
  ['broken JSON', '{"a":', 'application/json', 422, 10400],
  ['an empty body', '', 'application/json', 422, 10400],
  ['a list instead of an object', '[1,2]', 'application/json', 422, 10400],
  ['a prototype key', '{"__proto__":{"admin":true}}', 'application/json', 422, 10400],
  [
    'a NUL in a text',
    '{"grant_type":"password","username":"a\\u0000b","password":"x"}',
    'application/json',
    422,
    10400,
  ],
  ['wrong types', '{"grant_type":"password","username":{"$ne":""},"password":1}', 'application/json', 422, 10422],
  ['a body of another kind', '<xml/>', 'application/xml', 415, 10415],
])('[ERR-08] %s gets its typed answer', async (_, payload, type, status, errorCode) => {
  const answer = await post(payload, type);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errorCode, message: expect.any(String), requestId: expect.any(String) });
});

test('an oversize body answers 413, a wrong method 405, an unknown path 404', async () => {
  expect((await post(JSON.stringify({ username: 'x'.repeat(2_000_000) }))).json()).toMatchObject({ errorCode: 10413 });
  const wrongMethod = await world.http.inject({ method: 'DELETE', url: '/api/v1/oauth/token' });
  expect([wrongMethod.statusCode, wrongMethod.json().errorCode]).toEqual([405, 10405]);
  expect(wrongMethod.headers.allow).toBe('POST');
  const several = await world.http.inject({ method: 'PUT', url: '/api/v1/workflow/process/1' });
  expect([several.statusCode, several.headers.allow]).toEqual([405, 'GET, HEAD']);
  const unknown = await world.http.inject({ url: '/api/v1/no/such/call' });
  expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 10404]);
});

test.each(['/api/v1/human/file/%ff', `/api/v1/human/file/${'x'.repeat(300)}`, '/api/v1/%', '/vue/%ff', '/%00%ff'])(
  '[D-014] [D-027] %s names nothing there is, and is not repeated to who was sent there',
  async (url) => {
    const answer = await world.http.inject({ method: 'PUT', url, headers: { authorization } });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { errorCode: 10404, message: expect.any(String), requestId: expect.any(String) },
    ]);
    expect(answer.headers[requestIdHeader]).toBe(answer.json().requestId);
    expect(answer.headers['x-content-type-options'] === 'nosniff').toBe(url.startsWith('/api/'));
  },
);

test('the fields that are wrong are named', async () => {
  const { body } = await world.visitor.call(issueToken, { grant_type: 'password', username: '', password: '' });
  expect(body.problems).toEqual([
    { field: 'username', rule: 'too-short' },
    { field: 'password', rule: 'too-small' },
  ]);
});

test('[ERR-09] refusals speak the language of the caller', async () => {
  const messageIn = async (language: string) => {
    const { body } = await world.visitor.call(
      savePreferences,
      { theme: 'x' as 'dark' },
      { headers: { authorization, 'accept-language': language } },
    );
    return body.message;
  };
  const messages = await Promise.all(['zh-TW,zh;q=0.9', 'en-GB', 'fr', 'ru', 'es-MX', 'ar', 'xx'].map(messageIn));
  expect(new Set(messages).size).toBe(6);
  expect(messages[6]).toBe(messages[1]);
});

test('a failure of ours answers 500 with a translated text and no trace of its cause', async () => {
  await world.rows('alter table member rename to member_away');
  try {
    const answer = await world.visitor.call(validateToken, {}, { headers: { authorization: 'Bearer__unseen-token' } });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ errorCode: 10500, message: expect.any(String), requestId: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toMatch(/member|relation|select|\.ts/);
  } finally {
    await world.rows('alter table member_away rename to member');
  }
});

test.each([
  ['zh-CN', '请先登录'],
  ['en', 'Please sign in first.'],
  ['ar', 'يُرجى تسجيل الدخول أولًا.'],
])('[ERR-03] who has no session reads so in words (%s), without a number', async (language, message) => {
  const headers = { 'accept-language': language };
  for (const url of ['/api/v1/oauth/token/validate', '/api/v1/system/rule-config/getkeys?keys=SHARE_CONFIG']) {
    const answer = await world.http.inject({ url, headers });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message, requestId: expect.any(String) }]);
  }
});

test('pages are protected: no framing by others, no sniffing, scripts of our own only', async () => {
  const { headers } = await world.http.inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('https:');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  const permissions = String(headers['permissions-policy']);
  for (const name of [
    'camera',
    'microphone',
    'display-capture',
    'fullscreen',
    'picture-in-picture',
    'clipboard-write',
  ]) {
    expect(permissions).toContain(`${name}=(self)`);
  }
  for (const name of ['geolocation', 'payment', 'usb']) expect(permissions).toContain(`${name}=()`);
  const api = await world.http.inject({ url: '/api/v1/system/tourist/entrance' });
  expect(api.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(api.headers['x-content-type-options']).toBe('nosniff');
});

test('health, readiness and figures', async () => {
  expect((await world.http.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  const ready = await world.http.inject({ url: '/readyz' });
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ok', storage: 'ok' });
  const metrics = (await world.http.inject({ url: '/metrics' })).body;
  expect(metrics).toMatch(
    /shuyuan_http_request_seconds_count\{method="GET",route="\/api\/v1\/oauth\/token\/validate",status="200"\} \d+/,
  );
  expect(metrics).toContain('shuyuan_jobs_dead 0');
  expect(metrics).toContain('shuyuan_storage_usable 1');
  expect((await world.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

test('figures are for who is at this machine: neither a header nor a proxy beside the server brings anybody here', async () => {
  const behind = await openWorld({ env: { TRUST_PROXY: '10.0.0.1,127.0.0.1' }, beside: world });
  const at = async (remoteAddress: string, headers: Record<string, string>) =>
    (await behind.http.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  expect(await at('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  expect(await at('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect(await at('127.0.0.1', { [name]: '127.0.0.1' })).toBe(404);
  }
  expect(await at('127.0.0.1', {})).toBe(200);
  await behind.close();
});

test('the contract is served as OpenAPI with a readable page', async () => {
  const document = (await world.http.inject({ url: '/api/docs/json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/v1/oauth/token'].post.responses['422'].description).toContain('`auth.locked` (20102)');
  expect(document.paths['/api/v1/human/member/list'].get.parameters.map((p: { name: string }) => p.name)).toEqual([
    'page',
    'pageSize',
    'search',
  ]);
  const upload = document.paths['/api/v1/human/file/cloud/upload'].post;
  const { schema } = upload.requestBody.content['multipart/form-data'];
  expect(Object.keys(schema.properties).at(-1)).toBe('file');
  expect(schema.required).toContain('file');
  expect((await world.http.inject({ url: '/api/docs' })).statusCode).toBeLessThan(400);
});

test('a statement that takes too long answers that the service is busy, not that it is broken', async () => {
  const slow = endpoint({
    method: 'GET',
    path: '/test/slow',
    summary: 'Stands for a database that does not answer in time.',
    access: 'public',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  });
  const limits: unknown[] = [];
  const route = on(slow, async (ctx) => {
    await ctx.inTransaction(async (tx) => {
      const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(tx);
      limits.push(rows[0]?.statementTimeout);
      // So long in earnest would be waited for here.
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(60)`.execute(tx);
    });
    return {};
  });
  const busy = await openWorld({ routes: [route], env: { DATABASE_TIMEOUT_MS: '14000' }, beside: world });
  const { status, body } = await busy.visitor.call(slow, {});
  expect([status, body.errorCode]).toEqual([503, errorSpec('internal.unavailable').number]);
  expect(limits).toEqual(['14s']);
  await busy.close();
});

test.for<[string, (ctx: VisitorContext) => Promise<unknown>]>([
  ['is free', (ctx) => ctx.inTransaction(() => ctx.inTransaction(() => ctx.inTransaction(async () => undefined)))],
  [
    'stays open',
    (ctx) =>
      ctx.inTransaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await world.rows('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
        await sql`select 1`.execute(tx);
      }),
  ],
])('where no connection to the database %s, the service is busy, not broken', async ([, work]) => {
  const needy = endpoint({
    method: 'GET',
    path: '/test/needy',
    summary: 'Stands for a call that does not get its connection, or loses it.',
    access: 'public',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  });
  const route = on(needy, async (ctx) => {
    await work(ctx);
    return {};
  });
  const env = { DATABASE_TIMEOUT_MS: '1000', DATABASE_POOL: '2' };
  const busy = await openWorld({ routes: [route], env, beside: world });
  const { status, body } = await busy.visitor.call(needy, {});
  expect([status, body.errorCode]).toEqual([503, errorSpec('internal.unavailable').number]);
  await busy.close();
});
