import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import * as wire from '@shuyuan/contract/auth/sign-in.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { demoPassword } from '../../../world/people.ts';
import { createMember, createOrganization } from '../../people/index.ts';

let world: TestWorld;
let admin: Caller;
let neighbour: Caller;
let token: string;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('luchengze');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin' as const] };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: demoPassword });
  neighbour = await world.signIn('neighbour');
  token = (await admin.call(wire.createScimToken, { name: 'Entra', life: '365-days' })).body.token;
  await world.http.inject({ url: '/scim/v2/Users', headers: { authorization: `Bearer ${token}` } });
});
afterAll(() => world.close());

test('tokens are shown once and stored as hashes; only administrators of the tenant have them', async () => {
  const learner = await world.signIn('tangyuwei');
  const calls = [
    (who: Caller) => who.call(wire.listScimTokens, {}),
    (who: Caller) => who.call(wire.createScimToken, { name: 'x', life: 'no-end' }),
    (who: Caller) => who.call(wire.revokeScimToken, { id: 'x' }),
    (who: Caller) => who.call(wire.listScimGroups, {}),
    (who: Caller) => who.call(wire.mapScimGroup, { id: 'x', role: 'none' }),
  ];
  for (const call of calls) {
    expect((await call(world.visitor)).status).toBe(401);
    expect((await call(learner)).status).toBe(403);
  }
  const { items } = (await admin.call(wire.listScimTokens, {})).body;
  expect(items.find(({ name }) => name === 'Entra')).toMatchObject({ lastUsedAt: expect.any(Number), revokedAt: null });
  const rows = await world.rows('select * from scim_token');
  const trail = await world.rows("select * from audit_entry where action like 'scim-token%'");
  expect(JSON.stringify([items, rows, trail])).not.toContain(token);
  const entra = items.find(({ name }) => name === 'Entra');
  expect((await neighbour.call(wire.revokeScimToken, { id: entra?.id ?? '' })).status).toBe(404);
  expect((await admin.call(wire.createScimToken, { name: ' ', life: 'no-end' })).status).toBe(422);
});

test('there are not more tokens than anybody can keep an eye on', async () => {
  let last = await admin.call(wire.createScimToken, { name: '一', life: 'no-end' });
  for (let n = 0; n < 10 && last.status === 200; n++) {
    last = await admin.call(wire.createScimToken, { name: `第 ${n}`, life: 'no-end' });
  }
  expect(last.body.errorCode).toBe(errorSpec('sign-in.too-many-tokens').number);
});
