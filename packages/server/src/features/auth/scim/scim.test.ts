import { issueToken, validateToken } from '@shuyuan/contract/auth/auth.wire';
import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { createMember, createOrganization } from '../../people/index.ts';
import { enterpriseSchema, groupSchema, userSchema } from './protocol/scim-patch.ts';

let world: TestWorld;
let admin: Caller;
let neighbour: Caller;
let token: string;
let foreignToken: string;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('luchengze');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin' as const] };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: demoPassword });
  neighbour = await world.signIn('neighbour');
  token = (await admin.call(wire.createScimToken, { name: 'Entra', life: '365-days' })).body.token;
  foreignToken = (await neighbour.call(wire.createScimToken, { name: 'Okta', life: 'no-end' })).body.token;
});
afterAll(() => world.close());

type Body = Record<string, unknown> & {
  id: string;
  active?: boolean;
  Resources: { id: string; userName: string }[];
  members: { value: string }[];
  meta: { version: string; location: string };
};
type Extra = { readonly bearer?: string; readonly headers?: Record<string, string> };

/** As the other system sends it: its own media type, its own kind of bearer. */
async function scim(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  extra: Extra = {},
) {
  const answer = await world.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      authorization: `Bearer ${extra.bearer ?? token}`,
      ...(payload && { 'content-type': 'application/scim+json' }),
      ...extra.headers,
    },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  const type = answer.statusCode === 204 ? undefined : 'application/scim+json; charset=utf-8';
  expect(answer.headers['content-type']).toBe(type);
  const body = (answer.body === '' ? {} : answer.json()) as Body;
  return { status: answer.statusCode, body, headers: answer.headers };
}

const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const patching = (...Operations: object[]) => ({ schemas: [patchOp], Operations });
const filtered = (filter: string, more = '') => `/Users?filter=${encodeURIComponent(filter)}${more}`;

/** The create request of Microsoft Entra. */
const entraUser = (userName: string) => ({
  schemas: [userSchema, enterpriseSchema],
  externalId: `entra-${userName}`,
  userName,
  active: true,
  emails: [{ primary: true, type: 'work', value: `${userName}@entra.example` }],
  meta: { resourceType: 'User' },
  name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
  roles: [],
  [enterpriseSchema]: { employeeNumber: `E-${userName}` },
});

/** The create request of Okta. */
const oktaUser = (userName: string) => ({
  schemas: [userSchema],
  userName,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: userName, type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: `okta-${userName}`,
  groups: [],
  password: '1mz050nq',
  active: true,
});

test('without a token of the tenant nothing is told: none, wrong, expired and revoked alike', async () => {
  const none = await world.http.inject({ url: '/scim/v2/Users' });
  expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(none.json()).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' });
  expect((await scim('GET', '/Users', undefined, { bearer: 'guess' })).status).toBe(401);
  const made = await admin.call(wire.createScimToken, { name: '短期', life: '90-days' });
  expect((await scim('GET', '/Users', undefined, { bearer: made.body.token })).status).toBe(200);
  expect((await admin.call(wire.revokeScimToken, { id: made.body.id })).status).toBe(200);
  expect((await scim('GET', '/Users', undefined, { bearer: made.body.token })).status).toBe(401);
  expect((await admin.call(wire.revokeScimToken, { id: made.body.id })).status).toBe(404);
  await world.rows("update scim_token set expires_at = now() - interval '1 second' where name = 'Okta'");
  expect((await scim('GET', '/Users', undefined, { bearer: foreignToken })).status).toBe(401);
  await world.rows("update scim_token set expires_at = null where name = 'Okta'");
});

test('what the service is and can is described', async () => {
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true },
    bulk: { supported: false },
  });
  expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 2 });
  expect((await scim('GET', '/ResourceTypes/User')).body).toMatchObject({ endpoint: '/Users', schema: userSchema });
  expect((await scim('GET', `/Schemas/${groupSchema}`)).body).toMatchObject({ id: groupSchema, name: 'Group' });
  expect((await scim('GET', '/Schemas/nothing')).status).toBe(404);
  expect((await scim('GET', '/Nothing')).body).toMatchObject({ status: '404' });
});

test('Entra: asked for, created, found, changed by patch, switched off', async () => {
  expect((await scim('GET', filtered('userName eq "anna"'))).body).toMatchObject({ totalResults: 0, Resources: [] });
  const created = await scim('POST', '/Users', entraUser('anna'));
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    userName: 'anna',
    externalId: 'entra-anna',
    active: true,
    name: { givenName: 'givenName', familyName: 'familyName' },
    [enterpriseSchema]: { employeeNumber: 'E-anna' },
  });
  expect(created.headers['location']).toBe(created.body.meta.location);
  const { id } = created.body;
  expect((await scim('GET', filtered('userName eq "ANNA"'))).body.Resources[0]?.id).toBe(id);
  expect((await scim('GET', filtered('externalId eq "entra-anna"'))).body.Resources[0]?.id).toBe(id);
  const patched = await scim(
    'PATCH',
    `/Users/${id}`,
    patching(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@entra.example' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: 'displayName', value: 'Anna Updated' },
    ),
  );
  expect(patched.status).toBe(200);
  const [row] = await world.rows('select email, full_name, state, password_hash from member where id = $1', [id]);
  expect(row).toEqual({
    email: 'updatedEmail@entra.example',
    full_name: 'Anna Updated',
    state: 'active',
    password_hash: null,
  });
  expect(
    (await scim('PATCH', `/Users/${id}`, patching({ op: 'Replace', path: 'active', value: false }))).body.active,
  ).toBe(false);
  expect((await scim('GET', filtered('userName eq "anna"'))).body.Resources[0]).toMatchObject({ active: false });
  expect(
    (await scim('PATCH', `/Users/${id}`, patching({ op: 'Replace', path: 'active', value: 'True' }))).body.active,
  ).toBe(true);
  const trail = await world.rows(
    "select actor_id from audit_entry where subject_id = $1 and action = 'member.suspended'",
    [id],
  );
  expect(trail).toHaveLength(1);
});

test('Okta: asked for by page, created, replaced whole, switched off without a path, and on again', async () => {
  const userName = 'test.user@okta.example';
  expect((await scim('GET', filtered(`userName eq "${userName}"`, '&startIndex=1&count=100'))).body.Resources).toEqual(
    [],
  );
  const { status, body } = await scim('POST', '/Users', oktaUser(userName));
  expect(status).toBe(201);
  expect(JSON.stringify(body)).not.toContain('1mz050nq');
  const next = {
    schemas: [userSchema],
    id: body.id,
    userName,
    name: { givenName: 'Another', middleName: 'Excited', familyName: 'Name' },
    emails: [{ primary: true, value: userName, type: 'work', display: userName }],
    active: true,
    groups: [],
    meta: { resourceType: 'User' },
  };
  expect((await scim('PUT', `/Users/${body.id}`, next)).body).toMatchObject({
    displayName: 'Another Name',
    active: true,
    externalId: `okta-${userName}`,
  });
  const off = await scim('PATCH', `/Users/${body.id}`, patching({ op: 'replace', value: { active: false } }));
  expect(off.body).toMatchObject({ active: false, displayName: 'Another Name' });
  expect((await scim('PUT', `/Users/${body.id}`, next)).body.active).toBe(true);
});

test('who is switched off loses access at once: sessions end, in this process without waiting', async () => {
  const lin = await world.signIn('linzhiyuan');
  expect((await lin.call(validateToken, {})).status).toBe(200);
  const [found] = (await scim('GET', filtered('userName eq "linzhiyuan"'))).body.Resources;
  await scim('PATCH', `/Users/${found?.id}`, patching({ op: 'Replace', path: 'active', value: 'False' }));
  expect(await lin.call(validateToken, {})).toMatchObject({ status: 401 });
  const again = { grant_type: 'password' as const, username: 'linzhiyuan', password: demoPassword };
  expect((await world.visitor.call(issueToken, again)).body.errorCode).toBe(errorSpec('auth.suspended').number);
  expect(await world.rows('select 1 from session where member_id = $1 and revoked_at is null', [found?.id])).toEqual(
    [],
  );
  await scim('PATCH', `/Users/${found?.id}`, patching({ op: 'Replace', path: 'active', value: 'True' }));
  expect((await world.visitor.call(issueToken, again)).status).toBe(200);
  expect(await lin.call(validateToken, {})).toMatchObject({ status: 401 });
});

test('deleted is gone for the other system, stays as a row, and comes back under the same name', async () => {
  const { body } = await scim('POST', '/Users', entraUser('bruno'));
  expect((await scim('DELETE', `/Users/${body.id}`)).status).toBe(204);
  expect((await scim('GET', `/Users/${body.id}`)).status).toBe(404);
  expect((await scim('DELETE', `/Users/${body.id}`)).status).toBe(404);
  expect(await world.rows("select state from member where account = 'bruno'")).toEqual([{ state: 'left' }]);
  const back = await scim('POST', '/Users', entraUser('Bruno'));
  expect([back.status, back.body.id, back.body.active]).toEqual([201, body.id, true]);
});

test('what is taken is a conflict, what is wrong is said, and nothing is written', async () => {
  const count = async () => (await world.rows('select count(*) from member'))[0]?.['count'];
  const before = await count();
  const taken = await scim('POST', '/Users', entraUser('anna'));
  expect(taken).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } });
  const sameMail = { ...entraUser('carla'), emails: [{ value: 'UPDATEDemail@entra.example', type: 'work' }] };
  expect((await scim('POST', '/Users', sameMail)).status).toBe(409);
  const sameId = { ...entraUser('carla'), externalId: 'entra-anna' };
  expect((await scim('POST', '/Users', sameId)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
  expect((await scim('POST', '/Users', { userName: '' })).body).toMatchObject({
    status: '400',
    scimType: 'invalidValue',
  });
  expect((await scim('GET', filtered('userName co "a"'))).body).toMatchObject({ scimType: 'invalidFilter' });
  expect((await scim('GET', filtered('nickName eq "a"'))).body).toMatchObject({ scimType: 'invalidFilter' });
  const [anna] = (await scim('GET', filtered('userName eq "anna"'))).body.Resources;
  const badPath = patching({ op: 'replace', path: 'a..b', value: 1 });
  expect((await scim('PATCH', `/Users/${anna?.id}`, badPath)).body).toMatchObject({ scimType: 'invalidPath' });
  const text = await world.http.inject({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    payload: '{"userName":',
  });
  expect(text.json()).toMatchObject({ status: '400', scimType: 'invalidSyntax' });
  expect(await count()).toBe(before);
});

test('pages: startIndex from one, count as asked, the total of all', async () => {
  const all = (await scim('GET', '/Users')).body;
  expect(all['totalResults']).toBe(all.Resources.length);
  const page = (await scim('GET', '/Users?startIndex=3&count=2')).body;
  expect(page).toMatchObject({ totalResults: all['totalResults'], startIndex: 3, itemsPerPage: 2 });
  expect(page.Resources.map(({ id }) => id)).toEqual(all.Resources.slice(2, 4).map(({ id }) => id));
  expect((await scim('GET', '/Users?count=0')).body).toMatchObject({
    itemsPerPage: 0,
    totalResults: all['totalResults'],
  });
  expect((await scim('GET', '/Users?startIndex=-5&count=x')).body).toMatchObject({ startIndex: 1 });
});

test('the people of another tenant are not there', async () => {
  const [anna] = (await scim('GET', filtered('userName eq "anna"'))).body.Resources;
  const foreign = { bearer: foreignToken };
  expect((await scim('GET', filtered('userName eq "anna"'), undefined, foreign)).body.Resources).toEqual([]);
  const off = patching({ op: 'replace', value: { active: false } });
  expect((await scim('GET', `/Users/${anna?.id}`, undefined, foreign)).status).toBe(404);
  expect((await scim('PATCH', `/Users/${anna?.id}`, off, foreign)).status).toBe(404);
  expect((await scim('PUT', `/Users/${anna?.id}`, entraUser('anna'), foreign)).status).toBe(404);
  expect((await scim('DELETE', `/Users/${anna?.id}`, undefined, foreign)).status).toBe(404);
  expect((await scim('GET', `/Users/${anna?.id}`)).body.active).toBe(true);
});

test('a platform administrator is not the other system’s to change, nor the last administrator', async () => {
  const [chief] = (await scim('GET', filtered('userName eq "admin"'))).body.Resources;
  const off = patching({ op: 'replace', value: { active: false } });
  expect(await scim('PATCH', `/Users/${chief?.id}`, off)).toMatchObject({ status: 403 });
  expect((await scim('DELETE', `/Users/${chief?.id}`)).status).toBe(403);
  const [only] = (await scim('GET', filtered('userName eq "neighbour"'), undefined, { bearer: foreignToken })).body
    .Resources;
  expect((await scim('PATCH', `/Users/${only?.id}`, off, { bearer: foreignToken })).status).toBe(403);
  expect(
    await world.rows("select 1 from member where state <> 'active' and account in ('admin', 'neighbour')"),
  ).toEqual([]);
});

test('who read an older version is told so', async () => {
  const [found] = (await scim('GET', filtered('userName eq "anna"'))).body.Resources;
  const { body, headers } = await scim('GET', `/Users/${found?.id}`);
  expect(headers['etag']).toBe(body.meta.version);
  const rename = patching({ op: 'replace', path: 'displayName', value: 'Anna' });
  const match = { headers: { 'if-match': body.meta.version } };
  expect((await scim('PATCH', `/Users/${found?.id}`, rename, match)).status).toBe(200);
  const other = patching({ op: 'replace', path: 'displayName', value: 'Too late' });
  const late = await scim('PATCH', `/Users/${found?.id}`, other, match);
  const { body: now } = await scim('GET', `/Users/${found?.id}`);
  expect([late.status, late.headers['etag']]).toEqual([412, now.meta.version]);
});

const rolesOf = async (id: string) =>
  (await world.rows('select role from member_role where member_id = $1 order by 1', [id])).map((row) => row['role']);

test('groups: created, filled and emptied as Entra and Okta do, and their role follows', async () => {
  const [anna] = (await scim('GET', filtered('userName eq "anna"'))).body.Resources;
  const [okta] = (await scim('GET', filtered('userName eq "test.user@okta.example"'))).body.Resources;
  const [a, o] = [anna?.id ?? '', okta?.id ?? ''];
  const created = await scim('POST', '/Groups', {
    schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'Creators',
    members: [],
    meta: { resourceType: 'Group' },
  });
  expect(created.status).toBe(201);
  const { id } = created.body;
  const listed = await admin.call(wire.listScimGroups, {});
  expect(listed.body.items).toEqual([{ id, name: 'Creators', memberCount: 0, role: null, organization: null }]);
  expect((await admin.call(wire.mapScimGroup, { id, role: 'creator' })).status).toBe(200);

  await scim('PATCH', `/Groups/${id}`, patching({ op: 'Add', path: 'members', value: [{ $ref: null, value: a }] }));
  expect(await rolesOf(a)).toEqual(['creator', 'learner']);
  expect((await scim('GET', `/Users/${a}`)).body).toMatchObject({ groups: [{ value: id, display: 'Creators' }] });
  const swap = patching(
    { op: 'remove', path: `members[value eq "${a}"]` },
    { op: 'add', path: 'members', value: [{ value: o, display: 'test.user@okta.example' }] },
  );
  expect((await scim('PATCH', `/Groups/${id}`, swap)).body.members).toMatchObject([{ value: o }]);
  expect([await rolesOf(a), await rolesOf(o)]).toEqual([['learner'], ['creator', 'learner']]);

  const query = `?filter=${encodeURIComponent('displayName eq "creators"')}&excludedAttributes=members`;
  const found = (await scim('GET', `/Groups${query}`)).body.Resources[0];
  expect(found).toMatchObject({ id });
  expect(found).not.toHaveProperty('members');
  const whole = { schemas: [groupSchema], displayName: 'Makers', members: [{ value: a }, { value: o }] };
  expect((await scim('PUT', `/Groups/${id}`, whole)).body).toMatchObject({ displayName: 'Makers' });
  expect([await rolesOf(a), await rolesOf(o)]).toEqual([
    ['creator', 'learner'],
    ['creator', 'learner'],
  ]);
  await admin.call(wire.mapScimGroup, { id, role: 'approver' });
  expect(await rolesOf(a)).toEqual(['approver', 'learner']);
  await scim('PATCH', `/Groups/${id}`, patching({ op: 'Remove', path: 'members', value: [{ $ref: null, value: o }] }));
  expect(await rolesOf(o)).toEqual(['learner']);
  expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
  expect(await rolesOf(a)).toEqual(['learner']);
  expect((await scim('GET', `/Groups/${id}`)).status).toBe(404);
});

test('a group name is taken once, strangers do not join, and other tenants see no group', async () => {
  const { body } = await scim('POST', '/Groups', { displayName: '同名', members: [{ value: 'nobody' }] });
  expect(body.members).toEqual([]);
  expect((await scim('POST', '/Groups', { displayName: '同名' })).body).toMatchObject({ status: '409' });
  const foreign = { bearer: foreignToken };
  expect((await scim('GET', `/Groups/${body.id}`, undefined, foreign)).status).toBe(404);
  expect(
    (await scim('PATCH', `/Groups/${body.id}`, patching({ op: 'replace', value: { displayName: 'x' } }), foreign))
      .status,
  ).toBe(404);
  expect((await scim('DELETE', `/Groups/${body.id}`, undefined, foreign)).status).toBe(404);
  expect((await neighbour.call(wire.mapScimGroup, { id: body.id, role: 'org-admin' })).status).toBe(404);
  expect((await neighbour.call(wire.listScimGroups, {})).body.items).toEqual([]);
});

test('a large group is brought to its role by jobs, and the trail says who asked', async () => {
  const [company] = await world.rows("select id from organization where name = '青禾智造股份有限公司'");
  const tenantId = String(company?.['id']);
  const members = [];
  for (let n = 0; n < 60; n++) {
    const person = { account: `many-${n}`, fullName: `第 ${n} 位`, roles: [], password: null };
    members.push(await createMember(world.installation.system, { ...person, tenantId, organizationId: tenantId }));
  }
  const { body } = await scim('POST', '/Groups', {
    displayName: '许多人',
    members: members.map(({ id }) => ({ value: id })),
  });
  await admin.call(wire.mapScimGroup, { id: body.id, role: 'creator' });
  const waiting = await world.rows(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'auth:sync-group-roles'",
  );
  expect(waiting).toHaveLength(2);
  const { scimJobs } = await import('./scim.jobs.ts');
  for (const { payload } of waiting) {
    await scimJobs[0]?.handle(world.installation.system, payload as Record<string, unknown>);
  }
  const held = await world.rows(
    "select count(*)::int as n from member_role where role = 'creator' and member_id = any($1)",
    [members.map(({ id }) => id)],
  );
  expect(held).toEqual([{ n: 60 }]);
});
