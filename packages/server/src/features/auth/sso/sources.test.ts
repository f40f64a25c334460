import { exchangeCode, issueToken } from '@shuyuan/contract/auth/auth.wire';
import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { maxSources } from '@shuyuan/contract/auth/sign-in-sources';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { readEntrance } from '@shuyuan/contract/auth/entrance.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { createMember, createOrganization } from '../../people/index.ts';

let world: TestWorld;
let admin: Caller;
let outsider: Caller;
let wish: InputOf<typeof wire.createSource>;

beforeAll(async () => {
  world = await openWorld({ env: { WEBHOOK_PRIVATE: '1' } });
  await world.rows('delete from sign_in_source');
  admin = await world.signIn('luchengze');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin' as const] };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: demoPassword });
  outsider = await world.signIn('neighbour');
  const [company] = await world.rows("select id from organization where name = '青禾智造股份有限公司'");
  wish = {
    kind: 'oidc',
    name: '统一身份',
    isEnabled: false,
    createsMembers: true,
    organizationId: String(company?.['id']),
    matchBy: 'email',
    secret: 'never shown again',
    oidc: {
      issuer: 'https://login.qinghe.example/realm',
      clientId: 'shuyuan',
      scopes: 'openid email',
      algorithm: 'RS256',
      matchClaim: 'email',
      accountClaim: 'preferred_username',
      nameClaim: 'name',
      isEmailTrusted: false,
    },
  };
});
afterAll(() => world.close());

const number = (code: Parameters<typeof errorSpec>[0]) => errorSpec(code).number;
const stored = () => world.rows('select * from sign_in_source order by id');
const list = async (who = admin) => (await who.call(wire.listSources, {})).body.items;
const trail = (action: string) =>
  world.rows('select before, after from audit_entry where action = $1 order by at desc, id desc limit 1', [action]);

test('a source is stored with its secret sealed, listed without it, and its trail knows none', async () => {
  const { status, body } = await admin.call(wire.createSource, wish);
  expect(status).toBe(200);
  const [shown] = await list();
  expect(shown).toMatchObject({ id: body.id, name: '统一身份', hasSecret: true, oidc: wish.oidc, ldap: null });
  const [row] = await stored();
  expect(JSON.stringify([row, shown, await trail('sign-in-source.created')])).not.toContain('never shown again');
  expect(String(row?.['secret'])).not.toContain('never shown again');
  expect((await trail('sign-in-source.created'))[0]?.['after']).toMatchObject({ name: '统一身份', hasSecret: true });
});

test('visitors, learners and other tenants neither see nor change sources', async () => {
  const [source] = await list();
  const id = source?.id ?? '';
  const learner = await world.signIn('linzhiyuan');
  const before = await stored();
  const calls = [
    (who: Caller) => who.call(wire.listSources, {}),
    (who: Caller) => who.call(wire.createSource, { ...wish, name: '别处' }),
    (who: Caller) => who.call(wire.updateSource, { ...wish, id, version: 1, name: '改名' }),
    (who: Caller) => who.call(wire.deleteSource, { id }),
    (who: Caller) => who.call(wire.testSource, wish),
    (who: Caller) => who.call(wire.readPolicy, {}),
    (who: Caller) => who.call(wire.savePolicy, { mode: 'sso-only' }),
  ];
  for (const call of calls) {
    expect((await call(world.visitor)).status).toBe(401);
    expect((await call(learner)).status).toBe(403);
  }
  expect((await list(outsider)).length).toBe(0);
  expect((await outsider.call(wire.updateSource, { ...wish, id, version: 1, name: '改名' })).status).toBe(404);
  expect((await outsider.call(wire.deleteSource, { id })).status).toBe(404);
  expect((await outsider.call(wire.testSource, { ...wish, id, secret: undefined })).status).toBe(404);
  expect((await outsider.call(wire.createSource, wish)).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test.each([
  ['oidc.issuer', { oidc: { issuer: 'http://login.qinghe.example' } }],
  ['oidc', { kind: 'ldap', oidc: undefined }],
  ['name', { name: ' ' }],
] as const)('bad input (%s) is refused and nothing is written', async (_, change) => {
  const before = await stored();
  const oidc = 'oidc' in change && change.oidc ? { ...wish.oidc!, ...change.oidc } : wish.oidc;
  const bad = { ...wish, ...change, name: 'name' in change ? change.name : '坏的', oidc };
  expect(await admin.call(wire.createSource, bad as typeof wish)).toMatchObject({
    status: 422,
    body: { errorCode: 10422 },
  });
  expect(await stored()).toEqual(before);
});

test('a change needs the version that was seen, keeps a secret that was left alone, and is on the trail', async () => {
  const [source] = await list();
  const { id = '', version = 0 } = source ?? {};
  const sealed = (await stored())[0]?.['secret'];
  const { secret: _secret, ...rest } = wish;
  expect((await admin.call(wire.updateSource, { ...rest, id, version, name: '青禾身份' })).status).toBe(200);
  expect((await stored())[0]).toMatchObject({ name: '青禾身份', secret: sealed, version: version + 1 });
  expect(await trail('sign-in-source.changed')).toMatchObject([
    { before: { name: '统一身份' }, after: { name: '青禾身份', isSecretChanged: false } },
  ]);
  const late = await admin.call(wire.updateSource, { ...rest, id, version, name: '太晚' });
  expect(late.body.errorCode).toBe(number('request.stale'));
  expect((await stored())[0]).toMatchObject({ name: '青禾身份' });
});

test('a stored secret is never sent to an address it was not given for', async () => {
  const [source] = await list();
  const { id = '', version = 0 } = source ?? {};
  const { secret: _secret, ...rest } = { ...wish, oidc: { ...wish.oidc!, issuer: 'https://elsewhere.example' } };
  const before = await stored();
  for (const answer of [
    await admin.call(wire.updateSource, { ...rest, id, version }),
    await admin.call(wire.testSource, { ...rest, id }),
  ]) {
    expect(answer).toMatchObject({ status: 422, body: { problems: [{ field: 'secret', rule: 'new-address' }] } });
  }
  expect(await stored()).toEqual(before);
});

test('two sources of a tenant cannot have one name, and there are not more than can be shown', async () => {
  const taken = await admin.call(wire.createSource, { ...wish, name: '青禾身份' });
  expect(taken.body.errorCode).toBe(number('sign-in.name-taken'));
  for (let n = 1; n < maxSources; n++) await admin.call(wire.createSource, { ...wish, name: `第 ${n} 个` });
  const full = await admin.call(wire.createSource, { ...wish, name: '多余' });
  expect(full.body.errorCode).toBe(number('sign-in.too-many-sources'));
  expect(await stored()).toHaveLength(maxSources);
});

test('passwords are switched off only while there is another way in, and the last one stays', async () => {
  const tryIn = async (username: string) =>
    (await world.visitor.call(issueToken, { grant_type: 'password', username, password: demoPassword })).body.errorCode;
  expect((await admin.call(wire.savePolicy, { mode: 'sso-only' })).body.errorCode).toBe(number('sign-in.last-source'));
  const { id = '', version = 0 } = (await list()).find(({ name }) => name === '青禾身份') ?? {};
  await admin.call(wire.updateSource, { ...wish, id, version, name: '青禾身份', isEnabled: true });
  expect((await admin.call(wire.savePolicy, { mode: 'sso-only' })).status).toBe(200);
  expect((await admin.call(wire.readPolicy, {})).body).toEqual({ mode: 'sso-only', enabledSources: 1 });
  expect(await trail('sign-in-policy.changed')).toEqual([{ before: { mode: 'open' }, after: { mode: 'sso-only' } }]);
  expect(await tryIn('linzhiyuan')).toBe(number('sign-in.sso-only'));
  expect(await tryIn('neighbour')).toBeUndefined();
  expect(await tryIn('admin')).toBeUndefined();
  const off = { ...wish, id, version: version + 1, name: '青禾身份', isEnabled: false };
  expect((await admin.call(wire.updateSource, off)).body.errorCode).toBe(number('sign-in.last-source'));
  expect((await admin.call(wire.deleteSource, { id })).body.errorCode).toBe(number('sign-in.last-source'));
  expect((await list()).find((one) => one.id === id)?.isEnabled).toBe(true);
});

test('the sign-in page offers what is enabled, and hides the form only where nobody may use it', async () => {
  const { body } = await world.visitor.call(readEntrance, {});
  expect(body.sources).toEqual([{ id: expect.any(String), kind: 'oidc', name: '青禾身份' }]);
  expect(body.isSsoOnly).toBe(false);
  await world.rows('update sign_in_policy set is_sso_only = true');
  await world.rows("insert into sign_in_policy select id, true from organization where name = '邻家公司'");
  expect((await world.visitor.call(readEntrance, {})).body.isSsoOnly).toBe(true);
});

test('a source that is removed is gone with its links', async () => {
  await admin.call(wire.savePolicy, { mode: 'open' });
  const [source] = await list();
  const id = source?.id ?? '';
  expect((await admin.call(wire.deleteSource, { id })).status).toBe(200);
  expect((await admin.call(wire.deleteSource, { id })).status).toBe(404);
  expect((await trail('sign-in-source.deleted'))[0]?.['before']).toMatchObject({ kind: 'oidc' });
});

test('a made-up code opens nothing', async () => {
  const answer = await callerOf(world.http, null).call(exchangeCode, { code: 'guess', binding: 'anything' });
  expect(answer.body.errorCode).toBe(number('sign-in.code-used'));
});

test('the address a provider must be told is the one the server itself uses', async () => {
  expect((await list()).map(({ callbackUrl }) => callbackUrl)).not.toContain(undefined);
  const known = await openWorld({
    env: { WEBHOOK_PRIVATE: '1', PUBLIC_URL: 'https://learn.qinghe.example:443/' },
    beside: world,
  });
  const { token } = await known.signIn('luchengze');
  const { items } = (await callerOf(known.http, token).call(wire.listSources, {})).body;
  const { id } = (await callerOf(known.http, token).call(wire.createSource, { ...wish, name: '第二个' })).body;
  const all = (await callerOf(known.http, token).call(wire.listSources, {})).body.items;
  expect(all).toHaveLength(items.length + 1);
  expect(all.find((one) => one.id === id)?.callbackUrl).toBe(
    `https://learn.qinghe.example/api/v1/oauth/oidc/${id}/callback`,
  );
  expect((await list()).find((one) => one.id === id)?.callbackUrl).toBeNull();
  await known.close();
});

test.each([
  ['http://127.0.0.1:9'],
  ['https://10.1.2.3'],
  ['https://[64:ff9b::10.0.0.1]'],
  ['https://[fec0::1]'],
  ['https://169.254.169.254'],
  ['https://localhost:9'],
])('a provider at %s is not tried where the operator did not open the own network', async (issuer) => {
  const closed = await openWorld({ beside: world });
  const person = await closed.signIn('luchengze');
  const { status, body } = await person.call(wire.testSource, { ...wish, oidc: { ...wish.oidc!, issuer } });
  expect([status, body.problem]).toEqual([200, 'address-refused']);
  await closed.close();
});

test.each([['ldap://127.0.0.1:9'], ['ldap://10.1.2.3'], ['ldap://[::ffff:10.0.0.1]'], ['ldap://localhost:9']])(
  'a directory at %s is neither',
  async (url) => {
    const closed = await openWorld({ beside: world });
    const person = await closed.signIn('luchengze');
    const { oidc: _oidc, ...rest } = wish;
    const directory = {
      url,
      security: 'none' as const,
      certificate: '',
      bindDn: '',
      baseDn: 'dc=example',
      userFilter: '(uid={{account}})',
      accountAttribute: 'uid',
      nameAttribute: 'cn',
      emailAttribute: 'mail',
      employeeNumberAttribute: 'employeeNumber',
    };
    const { status, body } = await person.call(wire.testSource, { ...rest, kind: 'ldap', ldap: directory });
    expect([status, body.problem]).toEqual([200, 'address-refused']);
    await closed.close();
  },
);
