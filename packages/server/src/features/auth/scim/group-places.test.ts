import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { deleteOrganization } from '@shuyuan/contract/people/organizations.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { createMember, createOrganization } from '../../people/index.ts';

let world: TestWorld;
let admin: Caller;
let outsider: Caller;
let token: string;
let foreign: string;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('luchengze');
  const { system } = world.installation;
  foreign = (await createOrganization(system, { name: '邻家公司' })).id;
  const place = { tenantId: foreign, organizationId: foreign, roles: ['org-admin' as const] };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家', password: demoPassword });
  outsider = await world.signIn('neighbour');
  token = (await admin.call(wire.createScimToken, { name: 'Entra', life: 'no-end' })).body.token;
});
afterAll(() => world.close());

type Method = 'POST' | 'PATCH' | 'DELETE';
async function scim(method: Method, path: string, payload?: object): Promise<{ id: string }> {
  const answer = await world.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${token}`, ...(payload && { 'content-type': 'application/scim+json' }) },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.body === '' ? { id: '' } : answer.json();
}
const join = (group: string, member: string) =>
  scim('PATCH', `/Groups/${group}`, { Operations: [{ op: 'add', path: 'members', value: [{ value: member }] }] });
const leave = (group: string, member: string) =>
  scim('PATCH', `/Groups/${group}`, { Operations: [{ op: 'remove', path: `members[value eq "${member}"]` }] });

const placeId = async (name: string): Promise<string> =>
  String((await world.rows('select id from organization where name = $1', [name]))[0]?.['id']);

/** The first organisation, then the further ones. */
async function placesOf(id: string): Promise<string[]> {
  const rows = await world.rows(
    `select o.name, true as first from member m join organization o on o.id = m.organization_id where m.id = $1
     union all select o.name, false from member_organization f join organization o on o.id = f.organization_id
     where f.member_id = $1 order by 2 desc, 1`,
    [id],
  );
  return rows.map(({ name }) => String(name));
}

const company = '青禾智造股份有限公司';

test('who is in a group of an organisation belongs there, and without it to the default place again', async () => {
  const { id: group } = await scim('POST', '/Groups', { displayName: 'Sales' });
  const { id: anna } = await scim('POST', '/Users', { userName: 'anna', displayName: 'Anna' });
  expect(await placesOf(anna)).toEqual([company]);
  const organizationId = await placeId('营销中心');
  expect((await admin.call(wire.mapScimGroup, { id: group, organizationId })).status).toBe(200);
  const { items } = (await admin.call(wire.listScimGroups, {})).body;
  expect(items).toMatchObject([{ id: group, role: null, organization: { id: organizationId, name: '营销中心' } }]);
  await join(group, anna);
  expect(await placesOf(anna)).toEqual(['营销中心']);
  await leave(group, anna);
  expect(await placesOf(anna)).toEqual([company]);
  await join(group, anna);
  await admin.call(wire.mapScimGroup, { id: group, organizationId: null });
  expect(await placesOf(anna)).toEqual([company]);
});

test('where somebody was put by hand they stay, and the place of the group comes and goes beside it', async () => {
  const [tang] = await world.rows("select id from member where account = 'tangyuwei'");
  const id = String(tang?.['id']);
  const before = await placesOf(id);
  const { id: group } = await scim('POST', '/Groups', { displayName: 'Plant' });
  await admin.call(wire.mapScimGroup, { id: group, organizationId: await placeId('总装车间'), role: 'creator' });
  await join(group, id);
  expect(await placesOf(id)).toEqual([...before, '总装车间']);
  await scim('DELETE', `/Groups/${group}`);
  expect(await placesOf(id)).toEqual(before);
});

test('the default place is the tenant’s to choose, with a trail; who comes then stands there', async () => {
  const organizationId = await placeId('人力资源部');
  expect((await admin.call(wire.readScimPlace, {})).body.organization.name).toBe(company);
  expect((await admin.call(wire.saveScimPlace, { organizationId })).status).toBe(200);
  expect((await admin.call(wire.readScimPlace, {})).body.organization.name).toBe('人力资源部');
  const { id } = await scim('POST', '/Users', { userName: 'berta', displayName: 'Berta' });
  expect(await placesOf(id)).toEqual(['人力资源部']);
  const root = await placeId(company);
  const trail = await world.rows("select before, after from audit_entry where action = 'scim-place.changed'");
  expect(trail).toEqual([{ before: { organizationId: root }, after: { organizationId } }]);
  const refused = await admin.call(deleteOrganization, { id: organizationId });
  expect(refused.body.errorCode).toBe(errorSpec('organization.not-empty').number);
});

test('a place of another company, unknown or malformed changes nothing, nor does anybody without the right', async () => {
  const { id: group } = await scim('POST', '/Groups', { displayName: 'Nowhere' });
  const stored = async () =>
    JSON.stringify(await world.rows('select * from scim_group union all select * from scim_group'));
  const before = [await stored(), JSON.stringify(await world.rows('select * from scim_setting'))];
  const learner = await world.signIn('tangyuwei');
  const asks = [
    (by: Caller, organizationId: string) => by.call(wire.mapScimGroup, { id: group, organizationId }),
    (by: Caller, organizationId: string) => by.call(wire.saveScimPlace, { organizationId }),
  ];
  for (const ask of asks) {
    expect((await ask(admin, foreign)).status).toBe(404);
    expect((await ask(admin, 'nowhere')).status).toBe(404);
    expect((await ask(admin, '')).status).toBe(422);
    expect((await ask(world.visitor, foreign)).status).toBe(401);
    expect((await ask(learner, foreign)).status).toBe(403);
    expect((await ask(outsider, await placeId('营销中心'))).status).toBe(404);
  }
  expect((await learner.call(wire.readScimPlace, {})).status).toBe(403);
  expect([await stored(), JSON.stringify(await world.rows('select * from scim_setting'))]).toEqual(before);
});
