import { changePassword } from '@shuyuan/contract/auth/account.wire';
import { exchangeCode, issueToken } from '@shuyuan/contract/auth/auth.wire';
import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { checkText } from '@shuyuan/contract/system/words.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../app/routes.ts';
import { issueCode } from '../../features/auth/sso/sign-in-codes.ts';
import { callerOf } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';
import { httpJobs } from './http.jobs.ts';

const env = { RATE_LIMIT_FACTOR: '1' };
/** Two servers on one database: what one process keeps in its memory the other does not know. */
let world: TestWorld;
let beside: TestWorld;
beforeAll(async () => {
  world = await openWorld({ env });
  beside = await openWorld({ env, beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const tryIn = ({ visitor }: TestWorld, username: string) =>
  visitor.call(issueToken, { grant_type: 'password', username, password: demoPassword });

/** As if a minute had passed for the database. */
const endWindows = () => world.rows("update rate_count set ends_at = now() - interval '1 second'");

test('D-029 five sign-ins a minute for one account, whatever its spelling; others are not held up', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await tryIn(world, n % 2 ? 'linzhiyuan' : 'LINZHIYUAN')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await tryIn(world, 'linzhiyuan');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ errorCode: 10429, retryAfterSeconds: expect.any(Number) });
  expect((await tryIn(world, 'baisuyin')).status).toBe(200);
});

test('D-029 who turns to another process is counted on, also at once, and is let in again with the next window', async () => {
  const servers = [world, beside, world, beside, world, beside, world, beside];
  const statuses = await Promise.all(servers.map(async (server) => (await tryIn(server, 'shixiaoman')).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  const refused = await tryIn(beside, 'ShiXiaoMan');
  expect(refused.body).toMatchObject({ errorCode: 10429 });
  const { retryAfterSeconds } = refused.body as unknown as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  // A third process, whose own count is empty, as the others' are after a minute.
  await endWindows();
  const third = await openWorld({ env, beside: world });
  expect((await tryIn(third, 'shixiaoman')).status).toBe(200);
  await third.close();
});

test('D-029 guesses at one’s own password are counted over processes and per person', async () => {
  await endWindows();
  const { body } = await tryIn(world, 'pierre');
  const here = callerOf(world.http, body.access_token);
  const there = callerOf(beside.http, body.access_token);
  const guess = { password: 'not mine', newPassword: 'moonlight-on-water-7' };
  const statuses = [];
  for (const caller of [here, there, here, there, here, there]) {
    statuses.push((await caller.call(changePassword, guess)).status);
  }
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses[5]).toBe(429);
});

test('D-029 a company behind one address signs in elsewhere at nine o’clock; one code is tried five times, wherever', async () => {
  const binding = 'of this browser';
  const exchange = async ({ visitor }: TestWorld, code: string) =>
    (await visitor.call(exchangeCode, { code, binding })).status;
  const [person] = await world.rows("select id, tenant_id from member where account = 'amina'");
  const holder = { tenantId: String(person?.['tenant_id']), memberId: String(person?.['id']), binding };
  const all = [];
  for (let n = 0; n < 70; n++) {
    const code = await issueCode(world.installation.system, holder);
    all.push(await exchange(n % 2 ? world : beside, code));
  }
  expect(new Set(all)).toEqual(new Set([200]));
  const one = [];
  for (let n = 0; n < 6; n++) one.push(await exchange(n % 2 ? world : beside, 'of one'));
  expect(one.slice(0, 5)).not.toContain(429);
  expect(one[5]).toBe(429);
});

test('D-029 whatever can be guessed is counted over processes; other calls cost the database nothing', async () => {
  const isShared = ({ rateLimit }: Endpoint) => rateLimit?.isShared === true;
  expect(
    routes
      .map(({ endpoint }) => endpoint)
      .filter(isShared)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/exam/:id/attempts',
    '/oauth/password',
    '/oauth/token',
    '/oauth/token/exchange',
    '/system/certificate-record/check/:number',
    '/system/tourist/setup',
    '/training/attendance/typed',
  ]);
  const { body } = await tryIn(beside, 'amina');
  const before = await world.rows('select * from rate_count order by key');
  await callerOf(world.http, body.access_token).call(checkText, { str: '新版本' });
  expect(await world.rows('select * from rate_count order by key')).toEqual(before);
});

test('counts that ended are forgotten, running ones are not', async () => {
  await endWindows();
  await tryIn(world, 'yuanjinghe');
  const job = httpJobs.find(({ name }) => name === 'http:forget-ended-counts');
  await job?.handle(world.installation.system, {});
  expect(await world.rows('select count from rate_count')).toEqual([{ count: 1 }]);
  expect(await world.rows("select 1 from rate_count where key::text like '%yuan%'")).toEqual([]);
});
