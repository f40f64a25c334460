import { issueToken, revokeToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { absoluteLifeMs, lockMs, slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => vi.useRealTimers());

const tryIn = (username: string, password: string) =>
  world.visitor.call(issueToken, { grant_type: 'password', username, password });
const sessionsOf = (account: string) =>
  world.rows('select s.* from session s join member m on m.id = s.member_id where m.account = $1', [account]);

test('[ROLE-07] a token tells whose it is and how long it lives unused', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { status, body } = await lin.call(validateToken, {});
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ name: 'linzhiyuan', fullName: '林知远', organization: { name: '软件研发部' } });
  expect(body.user.rootOrganization.name).toBe('青禾智造股份有限公司');
  expect(body.expiresIn).toBeGreaterThan(slidingLifeMs / 1000 - 60);
});

test('D-001 the account is found in any case, and the token is stored only as its hash', async () => {
  const { status, body } = await tryIn('LinZhiYuan', demoPassword);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: slidingLifeMs / 1000 });
  const stored = await world.rows('select token_hash, user_agent from session');
  expect(stored.some((row) => String(row['token_hash']).includes(body.access_token))).toBe(false);
});

test('D-001 a wrong password and an unknown account are refused alike', async () => {
  const [wrong, unknown] = await Promise.all([
    tryIn('baisuyin', 'not-her-password'),
    tryIn('nobody-here', 'anything-at-all'),
  ]);
  expect(wrong.body).toMatchObject({ errorCode: 20101, message: unknown.body.message });
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  expect(await sessionsOf('baisuyin')).toEqual([]);
});

test('D-001 five wrong guesses lock the account for 15 minutes, however many arrive at once', async () => {
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, n) => tryIn('wenjiahe', `guess-number-${n}`)));
  expect(guesses.filter(({ body }) => body.errorCode === 20101)).toHaveLength(5);
  const locked = await tryIn('wenjiahe', demoPassword);
  expect(locked.body).toMatchObject({ errorCode: 20102, minutes: 15 });
  expect(locked.body.message).toContain('15');
  world.clock.advance(lockMs + 1000);
  expect((await tryIn('wenjiahe', demoPassword)).status).toBe(200);
});

test('D-001 after a lock has passed the count begins anew', async () => {
  for (let n = 0; n < 5; n++) await tryIn('xiaoyichen', 'wrong-password');
  world.clock.advance(lockMs + 1000);
  expect((await tryIn('xiaoyichen', 'wrong-password')).body.errorCode).toBe(20101);
  expect((await tryIn('xiaoyichen', demoPassword)).status).toBe(200);
});

test('a suspended member cannot sign in, and an open session ends', async () => {
  const ran = await world.signIn('ranyunfei');
  expect((await ran.call(validateToken, {})).status).toBe(200);
  await world.rows("update member set state = 'suspended' where account = 'ranyunfei'");
  expect((await tryIn('ranyunfei', demoPassword)).body.errorCode).toBe(20103);
  world.clock.advance(6_000);
  expect(await ran.call(validateToken, {})).toMatchObject({ status: 401, body: { errorCode: 40102 } });
});

test('D-002 a used session slides, an unused one ends after 12 hours', async () => {
  const du = await world.signIn('duyinuo');
  world.clock.advance(slidingLifeMs - 60_000);
  expect((await du.call(validateToken, {})).status).toBe(200);
  world.clock.advance(slidingLifeMs - 60_000);
  expect((await du.call(validateToken, {})).status).toBe(200);
  world.clock.advance(slidingLifeMs + 1000);
  expect(await du.call(validateToken, {})).toMatchObject({ status: 401, body: { errorCode: 40101 } });
});

test('D-002 no session outlives seven days', async () => {
  const lei = await world.signIn('leishengnan');
  const step = slidingLifeMs / 2;
  for (let used = step; used < absoluteLifeMs; used += step) {
    world.clock.advance(step);
    expect((await lei.call(validateToken, {})).status).toBe(200);
  }
  world.clock.advance(step);
  expect(await lei.call(validateToken, {})).toMatchObject({ status: 401, body: { errorCode: 40101 } });
});

test('sign-out ends this session and no other', async () => {
  const [here, there] = [await world.signIn('tangyuwei'), await world.signIn('tangyuwei')];
  expect((await here.call(revokeToken, {})).status).toBe(200);
  expect(await here.call(validateToken, {})).toMatchObject({ status: 401, body: { errorCode: 40102 } });
  expect((await there.call(validateToken, {})).status).toBe(200);
  expect((await here.call(revokeToken, {})).status).toBe(401);
});

test('[ERR-02][ERR-03] no token answers 401 without a code, a token that is not ours with one', async () => {
  const missing = await world.visitor.call(validateToken, {});
  expect(missing.status).toBe(401);
  expect(missing.body).not.toHaveProperty('errorCode');
  const strange = await world.visitor.call(validateToken, {}, { headers: { authorization: 'Bearer__not-a-token' } });
  expect(strange).toMatchObject({ status: 401, body: { errorCode: 40101 } });
});

test('[HTTP-02] the header is type, two underscores and token; another form is no token', async () => {
  const { token } = await world.signIn('linzhiyuan');
  const ask = async (authorization: string) =>
    (await world.visitor.call(validateToken, {}, { headers: { authorization } })).status;
  expect(await ask(`Bearer__${token}`)).toBe(200);
  expect(await ask(`bearer__${token}`)).toBe(200);
  expect(await ask(`Bearer ${token}`)).toBe(401);
  expect(await ask(`Basic__${token}`)).toBe(401);
});

test('a session ended in one process is forgotten by another at once', async () => {
  // Time stands still: what a process remembers for seconds is forgotten by the news alone.
  vi.useFakeTimers({ toFake: ['Date'] });
  const env = { BUS: 'postgres' };
  const [one, two] = [await openWorld({ env, beside: world }), await openWorld({ env, beside: world })];
  try {
    const { token } = await one.signIn('linzhiyuan');
    const headers = { authorization: `Bearer__${token}` };
    expect((await two.visitor.call(validateToken, {}, { headers })).status).toBe(200);
    await one.visitor.call(revokeToken, {}, { headers });
    await expect.poll(async () => (await two.visitor.call(validateToken, {}, { headers })).status).toBe(401);
  } finally {
    await one.close();
    await two.close();
  }
});
