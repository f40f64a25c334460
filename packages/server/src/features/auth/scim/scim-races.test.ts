import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { whileChanging } from '../../../world/test-races.ts';

let world: TestWorld;
let admin: Caller;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('luchengze');
  token = (await admin.call(wire.createScimToken, { name: 'Entra', life: 'no-end' })).body.token;
});
afterAll(() => world.close());

type Method = 'POST' | 'PUT' | 'PATCH';
async function scim(method: Method, path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await world.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json', ...headers },
    payload: JSON.stringify(payload),
  });
  return { status: answer.statusCode, body: answer.json<{ id: string; meta: { version: string } }>() };
}
const replace = (path: string, value: unknown) => ({ Operations: [{ op: 'replace', path, value }] });

test('who is switched off while their name is changed stays switched off', async () => {
  for (let n = 0; n < 8; n++) {
    const { body } = await scim('POST', '/Users', { userName: `leaver${n}`, displayName: 'Leaver' });
    const answers = await Promise.all([
      scim('PATCH', `/Users/${body.id}`, replace('active', false)),
      scim('PATCH', `/Users/${body.id}`, replace('displayName', 'Renamed')),
      scim('PATCH', `/Users/${body.id}`, replace('displayName', 'Renamed again')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [member] = await world.rows('select state, full_name from member where id = $1', [body.id]);
    expect(member).toEqual({ state: 'suspended', full_name: expect.stringMatching(/^Renamed/) });
  }
});

test('of two who change the same version of a person or a group one is told to read again', async () => {
  const user = (await scim('POST', '/Users', { userName: 'twice', displayName: 'Twice' })).body;
  const group = (await scim('POST', '/Groups', { displayName: 'Twice' })).body;
  for (const [path, { id, meta }] of [
    ['/Users', user],
    ['/Groups', group],
  ] as const) {
    const change = (name: string) =>
      scim('PATCH', `${path}/${id}`, replace('displayName', name), { 'if-match': meta.version });
    world.clock.advance(1_000);
    const answers = await Promise.all([change('First'), change('Second'), change('Third')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  }
});

test('what a group carries is not lost when somebody else gives it something more', async () => {
  const group = (await scim('POST', '/Groups', { displayName: 'Sales' })).body.id;
  const [place] = await world.rows("select id from organization where name = '营销中心'");
  const organizationId = String(place?.['id']);
  const other = { statement: "update scim_group set role = 'creator' where id = $1", values: [group] };
  const map = () => admin.call(wire.mapScimGroup, { id: group, organizationId });
  expect((await whileChanging(world, other, map)).status).toBe(200);
  expect(await world.rows('select role, organization_id from scim_group where id = $1', [group])).toEqual([
    { role: 'creator', organization_id: organizationId },
  ]);
});
