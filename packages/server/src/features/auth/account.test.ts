import { changePassword, endOtherSessions, endSession, listSessions } from '@shuyuan/contract/auth/account.wire';
import { issueToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import { slidingLifeMs } from '@shuyuan/contract/auth/session-life';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { demoPassword } from '../../world/people.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const newPassword = 'a quiet reading room';
const tryIn = async (username: string, password: string) =>
  (await world.visitor.call(issueToken, { grant_type: 'password', username, password })).status;
const isIn = async (person: Caller) => (await person.call(validateToken, {})).status === 200;
const passwordOf = async (account: string) =>
  (await world.rows('select password_hash from member where account = $1', [account]))[0]?.['password_hash'];

test('a new password replaces the old one, ends the other sessions and keeps this one', async () => {
  const [here, there] = [await world.signIn('amina'), await world.signIn('amina')];
  const { status, body } = await here.call(changePassword, { password: demoPassword, newPassword });
  expect({ status, body }).toEqual({ status: 200, body: { endedSessions: 1 } });
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect([await tryIn('amina', demoPassword), await tryIn('amina', newPassword)]).toEqual([422, 200]);
  const trail = await world.rows("select before, after from audit_entry where action = 'member.password-changed'");
  expect(trail).toEqual([{ before: null, after: null }]);
});

test('a wrong, an unchanged, a weak and a missing password are refused, and nothing changes', async () => {
  const [here, there] = [await world.signIn('pierre'), await world.signIn('pierre')];
  const before = await passwordOf('pierre');
  const numberOf = async (password: string, wish: string) =>
    (await here.call(changePassword, { password, newPassword: wish })).body.errorCode;
  expect(await numberOf('not-his-password', newPassword)).toBe(27101);
  expect(await numberOf(demoPassword, demoPassword)).toBe(27102);
  expect(await numberOf(demoPassword, '1111111111')).toBe(20104);
  expect(await numberOf(demoPassword, 'pierre-2026')).toBe(20104);
  expect(await numberOf(demoPassword, 'Password-2026!')).toBe(21150);
  expect(await numberOf(demoPassword, '')).toBe(10422);
  expect((await world.visitor.call(changePassword, { password: demoPassword, newPassword })).status).toBe(401);
  expect([await passwordOf('pierre'), await isIn(there)]).toEqual([before, true]);
});

test('of two changes at once one wins, and the other has to know its password', async () => {
  const person = await world.signIn('tanmuyang');
  const wishes = ['first wish of two', 'second wish of two'];
  const answers = await Promise.all(
    wishes.map((wish) => person.call(changePassword, { password: demoPassword, newPassword: wish })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const entered = await Promise.all(wishes.map((wish) => tryIn('tanmuyang', wish)));
  expect(entered).toEqual(answers.map(({ status }) => status));
});

test('guessing the present password is limited', async () => {
  const strict = await openWorld({ env: { RATE_LIMIT_FACTOR: '1' }, beside: world });
  try {
    const person = await strict.signIn('pierre');
    const guess = () => person.call(changePassword, { password: 'a wild guess', newPassword });
    for (let n = 0; n < 5; n++) expect((await guess()).body.errorCode).toBe(27101);
    expect((await guess()).status).toBe(429);
  } finally {
    await strict.close();
  }
});

test('one sees where one is signed in, in words, this place marked, and nobody else’s', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  await world.visitor.call(
    issueToken,
    { grant_type: 'password', username: 'mengxinlan', password: demoPassword },
    { headers: { 'user-agent': firefox } },
  );
  world.clock.advance(1000);
  const here = await world.signIn('mengxinlan');
  await world.signIn('fangqiming');
  const { body } = await here.call(listSessions, {});
  expect(body.recordCount).toBe(2);
  expect(body.items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(body.items[1]).toMatchObject({ browser: 'Firefox', system: 'Linux', isHandheld: false, address: '127.0.0.1' });
  expect((await here.call(listSessions, { page: 2, pageSize: 1 })).body.items).toHaveLength(1);
  expect((await world.visitor.call(listSessions, {})).status).toBe(401);
});

test('what has expired or was ended is no longer listed', async () => {
  await world.signIn('songqinghe');
  world.clock.advance(slidingLifeMs + 1000);
  const here = await world.signIn('songqinghe');
  expect((await here.call(listSessions, {})).body.recordCount).toBe(1);
});

test('a session is ended by its owner alone, at once', async () => {
  const [here, there, other] = [
    await world.signIn('baisuyin'),
    await world.signIn('baisuyin'),
    await world.signIn('yuanjinghe'),
  ];
  expect(await isIn(there)).toBe(true);
  const { body } = await here.call(listSessions, {});
  const id = body.items.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await other.call(endSession, { id })).status).toBe(404);
  expect((await world.visitor.call(endSession, { id })).status).toBe(401);
  expect(await isIn(there)).toBe(true);
  expect((await here.call(endSession, { id })).status).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect((await here.call(endSession, { id })).status).toBe(404);
  expect((await here.call(endSession, { id: 'x'.repeat(65) })).status).toBe(422);
});

test('all other sessions end together; those of other people stay', async () => {
  const [here, there, further] = [
    await world.signIn('hejingxing'),
    await world.signIn('hejingxing'),
    await world.signIn('hejingxing'),
  ];
  const other = await world.signIn('shixiaoman');
  expect((await here.call(endOtherSessions, {})).body).toEqual({ endedSessions: 2 });
  const left = await Promise.all([here, there, further, other].map(isIn));
  expect(left).toEqual([true, false, false, true]);
  expect((await world.visitor.call(endOtherSessions, {})).status).toBe(401);
});
