import { revokeToken } from '@shuyuan/contract/auth/auth.wire';
import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { storeBytes, readerCookieOf, readFile } from '../../../world/tests/files/test-files.ts';
import { createMember, createOrganization } from '../../people/index.ts';

let world: TestWorld;
let lin: Caller;
let path: string;

const bytes = Buffer.from('0123456789');

const keep = async (name = '季度总结 终稿.pdf', purpose = 'personal'): Promise<string> =>
  (await storeBytes(world, { name, bytes, purpose })).path;

beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: [] };
  await createMember(system, { ...place, account: 'stranger', fullName: '林外人', password: 'shuyuan-2026' });
  path = await keep();
});
afterAll(() => world.close());
beforeEach(async () => {
  lin = await world.signIn('linzhiyuan');
});

test('[D-168] a file is read by whoever may, and is not there for anybody else', async () => {
  expect((await readFile(world, lin, path)).bytes).toEqual(bytes);
  for (const other of [null, await world.signIn('jiangshuyi'), await world.signIn('stranger')]) {
    const { status, bytes: answer } = await readFile(world, other, path);
    expect([status, answer.includes(bytes)]).toEqual([404, false]);
  }
  expect((await readFile(world, lin, '/files/unknownunknownunknown11')).status).toBe(404);
});

test('what belongs to no feature is read by nobody', async () => {
  expect((await readFile(world, lin, await keep('a.pdf', 'forgotten'))).status).toBe(404);
});

test('[D-168] what others sent never runs in a page of ours', async () => {
  const { headers } = await readFile(world, lin, path);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition':
      `inline; filename="_______.pdf"; filename*=UTF-8''` +
      '%E5%AD%A3%E5%BA%A6%E6%80%BB%E7%BB%93%20%E7%BB%88%E7%A8%BF.pdf',
    'cache-control': 'private, no-cache',
  });
  const saved = await readFile(world, lin, `${path}?download=1`);
  expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
  const word = await readFile(world, lin, await keep('方案.docx'));
  expect(word.headers['content-disposition']).toMatch(/^attachment;/);
});

test('a part, the rest or the end of a file is sent on its own, and nothing at all when nothing changed', async () => {
  const part = await readFile(world, lin, path, { range: 'bytes=2-4' });
  expect([part.status, part.bytes.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  const end = await readFile(world, lin, path, { range: 'bytes=-1' });
  expect([end.status, end.bytes.toString()]).toEqual([206, '9']);
  const beyond = await readFile(world, lin, path, { range: 'bytes=10-' });
  expect([beyond.status, beyond.headers['content-range'], beyond.bytes.length]).toEqual([416, 'bytes */10', 0]);

  const { etag } = part.headers;
  const same = await readFile(world, lin, path, { 'if-none-match': String(etag) });
  expect([same.status, same.bytes.length]).toEqual([304, 0]);
  const other = await readFile(world, lin, path, { range: 'bytes=2-4', 'if-range': '"of another day"' });
  expect([other.status, other.bytes.length]).toEqual([200, 10]);

  const head = await world.http.inject({ method: 'HEAD', url: path, headers: { cookie: await readerCookieOf(lin) } });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '10', 0]);
});

test('the cookie reads files and does nothing else, and ends with the session', async () => {
  const { headers } = await lin.call(readGlobalData, { uri: '/' });
  expect(String(headers['set-cookie'])).toMatch(
    /^shuyuan_reader=[\w-]+; Path=\/files; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  );
  const cookie = await readerCookieOf(lin);
  expect((await world.visitor.call(readGlobalData, { uri: '/' }, { headers: { cookie } })).status).toBe(401);

  const read = async () => (await world.http.inject({ method: 'GET', url: path, headers: { cookie } })).statusCode;
  expect(await read()).toBe(200);
  const bye = await lin.call(revokeToken, {});
  expect(String(bye.headers['set-cookie'])).toContain('Max-Age=0');
  expect(await read()).toBe(404);
});

test('a cookie somebody made up opens nothing', async () => {
  for (const cookie of [
    'shuyuan_reader=',
    'shuyuan_reader=x',
    `shuyuan_reader=${'A'.repeat(200)}`,
    `shuyuan_reader=${lin.token}`,
  ]) {
    expect((await world.http.inject({ method: 'GET', url: path, headers: { cookie } })).statusCode).toBe(404);
  }
});

test.each([
  ['over TLS as far as our proxy', '10.0.0.1', 'https', true],
  ['without TLS', '10.0.0.1', 'http', false],
  ['from somebody who only says so', '203.0.113.9', 'https', false],
])('a call that came %s: the cookie is for TLS alone is %s', async (_, remoteAddress, protocol, isSecure) => {
  const behind = await openWorld({ env: { TRUST_PROXY: '10.0.0.0/8' }, beside: world });
  const { token } = await behind.signIn('linzhiyuan');
  const answer = await behind.http.inject({
    url: '/api/v1/system/global-data?uri=/',
    remoteAddress,
    headers: { authorization: `Bearer__${token}`, 'x-forwarded-proto': protocol },
  });
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie']).endsWith('; Secure')).toBe(isSecure);
  await behind.close();
});

test('behind https the cookie stays behind https', async () => {
  const secure = await openWorld({ env: { PUBLIC_URL: 'https://shuyuan.example' }, beside: world });
  const person = await secure.signIn('linzhiyuan');
  expect(String((await person.call(readGlobalData, { uri: '/' })).headers['set-cookie'])).toMatch(/; Secure$/);
  await secure.close();
});
