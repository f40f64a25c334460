import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const followed = async () => {
  const { body } = await lin.call(listFollowedMembers, {});
  return { names: body.items.map(({ id }) => id), recordCount: body.recordCount, first: body.items[0] };
};

test('[ROUTE-37] the colleagues one follows, the latest first, without those who were let go or have left', async () => {
  const before = await followed();
  const rows = await world.rows(
    `select id from member where state = 'active' and tenant_id = (select tenant_id from member where account = $1)
      and account <> $1 and not id = any($2) order by account limit 2`,
    ['linzhiyuan', before.names],
  );
  const [one = '', other = ''] = rows.map(({ id }) => String(id));
  const follow = (targetId: string, isOn: boolean) =>
    lin.call(saveAttention, { targetType: AttentionTarget.member, targetId, isOn });
  await follow(one, true);
  await follow(other, true);
  const both = await followed();
  expect(both.names).toEqual([other, one, ...before.names]);
  expect(both.first).toMatchObject({ attentionId: expect.any(String), organization: { name: expect.any(String) } });
  expect(both.first?.attentionNum).toBeGreaterThan(0);
  await world.rows(`update member set state = 'left' where id = $1`, [other]);
  expect((await followed()).names).toEqual([one, ...before.names]);
  await follow(one, false);
  expect(await followed()).toMatchObject({ names: before.names, recordCount: before.recordCount });
});

test('[ROUTE-37] a visitor is sent to sign in', async () => {
  expect((await world.visitor.call(listFollowedMembers, {})).status).toBe(401);
});
