import { createScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterpriseSchema, userSchema } from '../features/auth/scim/protocol/scim-patch.ts';
import { admitPerson } from '../features/auth/sso/admit-person.ts';
import type { Source } from '../features/auth/sso/source.ts';
import { addWords } from '../features/system/index.ts';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { rawRoutes } from './routes.ts';

let world: TestWorld;
let companyId: string;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  companyId = String((await world.rows('select id from organization where parent_id is null'))[0]?.['id']);
  await addWords(world.installation.system, { tenantId: companyId, words: ['坏名'] });
  const admin = await world.signIn('admin');
  token = (await admin.call(createScimToken, { name: 'Entra', life: '365-days' })).body.token;
});
afterAll(() => world.close());

async function scim(method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const answer = await world.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers,
    payload: JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown> & { id: string }>() };
}
const user = (userName: string, displayName: string) => ({
  schemas: [userSchema, enterpriseSchema],
  userName,
  displayName,
  active: true,
});
const set = (path: string, value: unknown) => ({ Operations: [{ op: 'replace', path, value }] });

test('[COMM-03] D-127: SCIM refuses a banned name in its own words, on every route that writes one', async () => {
  const { id: person } = (await scim('POST', '/Users', user('lawful', '好名字'))).body;
  const { id: group } = (await scim('POST', '/Groups', { displayName: '好组' })).body;
  const ways = {
    'POST /Users': () => scim('POST', '/Users', user('newcomer', '坏名字')),
    'PUT /Users/:id': () => scim('PUT', `/Users/${person}`, user('lawful', '坏名字')),
    'PATCH /Users/:id': () => scim('PATCH', `/Users/${person}`, set('displayName', '坏名字')),
    'POST /Groups': () => scim('POST', '/Groups', { displayName: '坏名组' }),
    'PUT /Groups/:id': () => scim('PUT', `/Groups/${group}`, { displayName: '坏名组' }),
    'PATCH /Groups/:id': () => scim('PATCH', `/Groups/${group}`, set('displayName', '坏名组')),
  };
  const writing = rawRoutes
    .filter(({ prefix }) => prefix === '/scim/v2')
    .flatMap((part) => part.routes)
    .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
    .map(({ method, path }) => `${method} ${path}`);
  expect(writing.toSorted()).toEqual(Object.keys(ways).toSorted());
  for (const [way, call] of Object.entries(ways)) {
    const { status, body } = await call();
    expect([way, status, body['scimType']]).toEqual([way, 400, 'invalidValue']);
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '400',
      detail: expect.stringContaining('坏名'),
    });
  }
  const names = await world.rows('select full_name as name from member union select display_name from scim_group');
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['好名字', '好组']));
  expect(names.map(({ name }) => name).filter((name) => String(name).includes('坏名'))).toEqual([]);
});

test('a part of a name is a name, and who comes back under a banned one is not taken back', async () => {
  const { id } = (await scim('POST', '/Users', user('returning', '归人'))).body;
  const { status } = await scim('PATCH', `/Users/${id}`, set('name.familyName', '坏名'));
  expect(status).toBe(400);
  await world.rows("update member set state = 'left' where account = 'returning'");
  expect((await scim('POST', '/Users', user('returning', '坏名'))).status).toBe(400);
  expect(await world.rows("select state, full_name from member where account = 'returning'")).toEqual([
    { state: 'left', full_name: '归人' },
  ]);
});

test('a name that was there before its word was banned can be switched off, and nothing else of it is refused', async () => {
  const { id } = (await scim('POST', '/Users', user('earlier', '旧词人'))).body;
  const { id: group } = (await scim('POST', '/Groups', { displayName: '旧词组' })).body;
  await addWords(world.installation.system, { tenantId: companyId, words: ['旧词'] });
  expect((await scim('PUT', `/Groups/${group}`, { displayName: '旧词组', members: [{ value: id }] })).status).toBe(200);
  const { status, body } = await scim('PATCH', `/Users/${id}`, set('active', false));
  expect([status, body['active']]).toEqual([200, false]);
});

test('who signs in for the first time under a banned name comes in under the account, and the trail says so', async () => {
  const { system } = world.installation;
  const source: Source = {
    id: 'directory',
    tenantId: companyId,
    kind: 'ldap',
    name: '目录',
    isEnabled: true,
    createsMembers: true,
    organizationId: companyId,
    matchBy: 'email',
    oidc: null,
    ldap: null,
    secret: null,
    version: 1,
  };
  await world.rows(
    `insert into sign_in_source (id, tenant_id, kind, name, is_enabled, creates_members, organization_id, match_by, config)
     values ($1, $2, 'ldap', '目录', true, true, $2, 'email', '{}')`,
    [source.id, companyId],
  );
  const person = { email: 'rude@qinghe.example', isEmailVerified: true, employeeNumber: null };
  const { memberId } = await admitPerson(system, source, {
    ...person,
    subject: 'rude',
    account: 'rude.one',
    fullName: '坏名先生',
  });
  expect(await world.rows('select full_name from member where id = $1', [memberId])).toEqual([
    { full_name: 'rude.one' },
  ]);
  expect(await world.rows("select before, after from audit_entry where action = 'member.name-withheld'")).toEqual([
    { before: { fullName: '坏名先生' }, after: { fullName: 'rude.one' } },
  ]);
});
