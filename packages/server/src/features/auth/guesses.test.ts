import { changePassword } from '@shuyuan/contract/auth/account.wire';
import { exchangeCode, issueToken } from '@shuyuan/contract/auth/auth.wire';
import { guessLimits } from '@shuyuan/contract/auth/guess-limits';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { keyLogin } from '@shuyuan/contract/live/room/room.wire';
import { setUp } from '@shuyuan/contract/system/system.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../app/routes.ts';
import { guessKey } from '../../platform/guesses.store.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';
import { insertLive } from '../../world/tests/live/test-rooms.ts';

/** The limits of a tenth: three wrong guesses of an address are free, and fifty of all together. */
const factor = 0.1;
const freeOfAddress = guessLimits.address.free * factor;
const freeOfAll = guessLimits.installation.free * factor;

/** Without limits by address: what an account alone does. Two servers with them, on the same database. */
let world: TestWorld;
let strict: TestWorld;
let beside: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const env = { RATE_LIMIT_FACTOR: String(factor) };
  strict = await openWorld({ env, beside: world });
  beside = await openWorld({ env, beside: world });
});
afterAll(async () => {
  await beside.close();
  await strict.close();
  await world.close();
});

type Sent = {
  readonly from?: string;
  readonly cookie?: string | undefined;
  readonly token?: string | undefined;
  readonly server?: TestWorld;
};

/** One call as somebody at an address makes it. */
async function send(path: string, payload: object, { from = '10.1.1.1', cookie, token, server = strict }: Sent) {
  const headers = { ...(cookie && { cookie }), ...(token && { authorization: authorization(token) }) };
  const method = path === changePassword.path ? 'PUT' : 'POST';
  const answer = await server.http.inject({ method, url: apiBase + path, payload, headers, remoteAddress: from });
  const { requestId: _, ...body } = answer.json<Record<string, unknown>>();
  const given = String(answer.headers['set-cookie'] ?? '').split(';')[0];
  return { status: answer.statusCode, body, cookie: given };
}

const tryIn = (username: string, password: string, sent: Sent = {}) =>
  send(issueToken.path, { grant_type: 'password', username, password }, sent);

/** As if a minute had passed for the limits of D-029; nobody has guessed yet. */
const endMinute = () => world.rows('delete from rate_count');
const forgetGuesses = () => world.rows('delete from guess_count');

let names = 0;
const guess = (sent: Sent) => tryIn(`somebody-${++names}`, 'one password for all', sent);
const statusesOf = async (times: number, of: () => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await of()).status);
  return all;
};

test('one password tried at many accounts is refused by address, over all processes, longer each time', async () => {
  await forgetGuesses();
  const servers = [strict, beside];
  const statuses = await statusesOf(freeOfAddress + 2, () => guess({ server: servers[names % 2] ?? strict }));
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
  const refused = await tryIn('linzhiyuan', demoPassword, { server: beside });
  expect(refused).toMatchObject({ status: 429, body: { errorCode: 10429, retryAfterSeconds: 60 } });
  expect((await tryIn('fangqiming', demoPassword, { from: '10.1.1.2' })).status).toBe(200);
  world.clock.advance(guessLimits.address.firstLockMs + 1);
  expect(await statusesOf(guessLimits.address.step + 1, () => guess({}))).toEqual([
    ...Array.from({ length: guessLimits.address.step }, () => 422),
    429,
  ]);
  expect((await guess({})).body).toMatchObject({ retryAfterSeconds: 120 });
});

test('many guesses at once are few more than one after the other', async () => {
  await forgetGuesses();
  const all = await Promise.all(Array.from({ length: 60 }, () => guess({})));
  const tried = all.filter(({ status }) => status !== 429).length;
  expect(tried).toBeGreaterThanOrEqual(freeOfAddress);
  expect(tried).toBeLessThanOrEqual(freeOfAddress + 16);
});

test('an IPv6 network is one address', async () => {
  await forgetGuesses();
  let host = 0;
  const statuses = await statusesOf(freeOfAddress + 1, () => guess({ from: `2001:db8:1:2::${++host}` }));
  expect(statuses.at(-1)).toBe(429);
});

test('guesses from everywhere are refused together; a browser its owner has used is not', async () => {
  await forgetGuesses();
  const { cookie } = await tryIn('baisuyin', demoPassword, { from: '10.3.0.1' });
  let host = 0;
  const from = () => `10.2.${Math.floor(++host / 250)}.${host % 250}`;
  expect(new Set(await statusesOf(freeOfAll, () => guess({ from: from() })))).toEqual(new Set([422]));
  expect((await guess({ from: from() })).status).toBe(429);
  await endMinute();
  expect((await tryIn('baisuyin', demoPassword, { from: '10.3.0.2' })).status).toBe(429);
  expect((await tryIn('baisuyin', demoPassword, { from: '10.3.0.2', cookie })).status).toBe(200);
});

test('guesses of others lock nobody out of a browser they have used; its own guesses do', async () => {
  await forgetGuesses();
  const [own, foreign] = [await tryIn('pierre', demoPassword), await tryIn('amina', demoPassword)];
  for (let n = 0; n < 5; n++) await tryIn('pierre', `guess ${n}`, { server: world, from: '10.9.9.9' });
  await endMinute();
  const locked = { status: 422, body: { errorCode: 20102 } };
  expect(await tryIn('pierre', demoPassword, { server: world })).toMatchObject(locked);
  expect(await tryIn('pierre', demoPassword, { server: world, cookie: foreign.cookie })).toMatchObject(locked);
  expect(await tryIn('pierre', demoPassword, { server: world, cookie: 'shuyuan_device=made-up' })).toMatchObject(
    locked,
  );
  expect((await tryIn('pierre', demoPassword, { cookie: own.cookie })).status).toBe(200);
  const { cookie } = own;
  for (let n = 0; n < 5; n++) await tryIn('pierre', `mistyped ${n}`, { server: world, cookie });
  expect(await tryIn('pierre', demoPassword, { server: world, cookie })).toMatchObject(locked);
});

test('the limit of a minute is each known browser’s own', async () => {
  await forgetGuesses();
  await endMinute();
  const { cookie } = await tryIn('tangyuwei', demoPassword, { from: '10.4.0.1' });
  const stranger = await statusesOf(2, () => tryIn('tangyuwei', 'a guess', { from: '10.4.0.2' }));
  expect(stranger.at(-1)).toBe(429);
  expect((await tryIn('tangyuwei', demoPassword, { from: '10.4.0.3', cookie })).status).toBe(200);
});

test('an account that exists, one that does not and a suspended one answer alike, also while they are locked', async () => {
  await forgetGuesses();
  await world.rows("update member set state = 'suspended' where account = 'ranyunfei'");
  const accounts = ['wenjiahe', 'nobody-at-all', 'ranyunfei'];
  const answersOf = async (account: string, times: number) => {
    const all = [];
    for (let n = 0; n < times; n++) all.push(await tryIn(account, `guess ${n}`, { server: world }));
    return all;
  };
  const now = await Promise.all(accounts.map((account) => answersOf(account, 7)));
  expect(now[0]?.map(({ body }) => body['errorCode'])).toEqual([20101, 20101, 20101, 20101, 20101, 20102, 20102]);
  expect(now[1]).toEqual(now[0]);
  expect(now[2]).toEqual(now[0]);
  world.clock.advance(61_000);
  const later = await Promise.all(accounts.map((account) => answersOf(account, 1)));
  expect(later[0]?.[0]?.body).toMatchObject({ errorCode: 20102, minutes: 14 });
  expect(later[1]).toEqual(later[0]);
  expect(later[2]).toEqual(later[0]);
  const spelled = await tryIn('Nobody-At-ALL ', 'a guess', { server: world });
  expect(spelled.body).toMatchObject({ errorCode: 20102 });
});

test('a changed password makes other browsers unknown', async () => {
  await forgetGuesses();
  const there = await tryIn('duyinuo', demoPassword, { server: world });
  const here = await tryIn('duyinuo', demoPassword, { server: world });
  const known = () =>
    world.rows("select 1 from known_device d join member m on m.id = member_id where account = 'duyinuo'");
  expect(await known()).toHaveLength(2);
  const change = { password: demoPassword, newPassword: 'moonlight-on-water-7' };
  const sent = { server: world, cookie: here.cookie, token: String(here.body['access_token']) };
  expect((await send(changePassword.path, change, sent)).status).toBe(200);
  expect(await known()).toHaveLength(1);
  for (let n = 0; n < 5; n++) await tryIn('duyinuo', `guess ${n}`, { server: world });
  const tryWith = async (cookie: string | undefined) =>
    (await tryIn('duyinuo', change.newPassword, { server: world, cookie })).status;
  expect([await tryWith(there.cookie), await tryWith(here.cookie)]).toEqual([422, 200]);
});

let token = '';
let liveId = '';

/** A wrong guess at everything that takes a secret. */
const guesses: Record<string, () => { body: object; token?: string }> = {
  [issueToken.path]: () => ({ body: { grant_type: 'password', username: 'anybody', password: 'a guess' } }),
  [exchangeCode.path]: () => ({ body: { code: 'a guess', binding: 'of this browser' } }),
  [changePassword.path]: () => ({ body: { password: 'a guess', newPassword: 'moonlight-on-water-7' }, token }),
  [keyLogin.path]: () => ({ body: { id: liveId, passcode: 'guess1', displayName: '甲' } }),
  [setUp.path]: () => ({
    body: { code: 'a guess', companyName: '甲', fullName: '乙', account: 'first', password: 'moonlight-on-water-7' },
  }),
};

/** Signed by the installation: nobody guesses 132 bits, and a hall of people scans from one address. */
const signed = new Set(['/training/attendance/scan']);

test('whatever takes a secret counts wrong ones by address and refuses an address with too many', async () => {
  const secret = /^(password|passcode|code|pin|secret)$/i;
  const paths = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ input, access, path }) => {
      const mayGuess = !signed.has(path) && (access === 'public' || (access === 'member' && path.startsWith('/oauth')));
      // Every input is one flat object (decision 001).
      return mayGuess && Object.keys((input as { shape?: object }).shape ?? {}).some((field) => secret.test(field));
    })
    .map(({ path }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(guesses).toSorted());
  await forgetGuesses();
  token = String((await tryIn('linzhiyuan', demoPassword, { server: world })).body['access_token']);
  liveId = await insertLive(world, { shareScope: 3 });
  const env = { RATE_LIMIT_FACTOR: '1' };
  const full = await openWorld({ env, beside: world });
  const empty = await openWorld({ env, isEmpty: true });
  await empty.rows("insert into setup_code (code) values ('the right one')");
  try {
    for (const [path, guessOf] of Object.entries(guesses)) {
      const server = path === setUp.path ? empty : full;
      const once = async () => send(path, guessOf().body, { server, token: guessOf().token, from: '10.5.5.5' });
      await forgetGuesses();
      const first = await once();
      const key = guessKey('address', path === keyLogin.path ? 'passcode' : 'sign-in', '10.5.5.5');
      const counted = await server.rows('select failures from guess_count where key = $1', [key]);
      expect({ path, status: first.status, counted }).toEqual({ path, status: 422, counted: [{ failures: 1 }] });
      const until = new Date(world.clock.now() + 1000_000);
      await server.rows('update guess_count set locked_until = $2 where key = $1', [key, until]);
      const second = await once();
      expect({ path, status: second.status }).toEqual({ path, status: 429 });
      expect(Number(second.body['retryAfterSeconds'])).toBeGreaterThan(900);
    }
  } finally {
    await empty.close();
    await full.close();
  }
});
