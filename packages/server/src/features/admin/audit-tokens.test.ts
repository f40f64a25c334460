import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import { createScimToken } from '@shuyuan/contract/auth/sign-in.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';

let world: TestWorld;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('luchengze');
});
afterAll(() => world.close());

test('D-034: what another system did is told by the name of its token, and found by it', async () => {
  const { token } = (await admin.call(createScimToken, { name: '微软 Entra 同步', life: 'no-end' })).body;
  await world.http.inject({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    payload: { userName: 'newcomer', displayName: '新同事' },
  });
  const { body } = await admin.call(listAudit, { actor: 'entra' });
  expect(body.items).toMatchObject([
    { action: 'member.created', actor: { fullName: '微软 Entra 同步' }, subject: { name: '新同事' } },
  ]);
  const made = await admin.call(listAudit, { action: 'scim-token.created' });
  expect(made.body.items).toMatchObject([{ actor: { fullName: '陆承泽' }, subject: { name: '微软 Entra 同步' } }]);
});
