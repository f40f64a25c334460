import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addCollect, readCollect, removeCollect } from '@shuyuan/contract/system/collect.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { seedLive } from '../../world/tests/community/test-community.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const { nativeLive, externalLive, course } = BusinessType;
const count = async () => (await world.rows('select count(*)::int as n from collection'))[0]?.['n'];

test('[SYSTEM-08] [LIVE-ROOM-02] what is collected is read, collected again the same, and given up', async () => {
  const businessId = await seedLive(world);
  const thing = { businessId, businessType: nativeLive };
  expect((await lin.call(readCollect, { businessId })).body).toEqual({ collect: null });
  const { id } = (await lin.call(addCollect, thing)).body;
  expect((await lin.call(addCollect, thing)).body).toEqual({ id });
  expect((await lin.call(readCollect, { businessId })).body.collect).toMatchObject({ id, ...thing });
  expect((await lin.call(readCollect, thing)).body.collect?.id).toBe(id);
  expect((await lin.call(readCollect, { businessId, businessType: course })).body).toEqual({ collect: null });
  const amina = await world.signIn('amina');
  expect((await amina.call(readCollect, { businessId })).body).toEqual({ collect: null });
  expect(await amina.call(removeCollect, { id })).toMatchObject({ status: 404 });
  expect((await lin.call(removeCollect, { id })).body).toEqual({ id });
  expect(await lin.call(removeCollect, { id })).toMatchObject({ status: 404 });
});

test('[SYSTEM-08] the same collected many times at once is there once', async () => {
  const thing = { businessId: await seedLive(world), businessType: nativeLive };
  const answers = await Promise.all([1, 2, 3, 4].map(() => lin.call(addCollect, thing)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('[SYSTEM-08] refused: what one may not see, what nobody answers for, a visitor, bad input; nothing is kept', async () => {
  const [hidden, own] = [await seedLive(world, { shareScope: 3 }), await seedLive(world)];
  const before = await count();
  const wrong = [
    { businessId: hidden, businessType: nativeLive },
    { businessId: own, businessType: externalLive },
    { businessId: own, businessType: course },
    { businessId: 'nowhere', businessType: nativeLive },
  ];
  for (const thing of wrong) expect(await lin.call(addCollect, thing)).toMatchObject({ status: 404 });
  expect(await lin.call(addCollect, { businessId: own, businessType: 99 as 1 })).toMatchObject({ status: 422 });
  for (const call of [addCollect, readCollect]) {
    expect(await world.visitor.call(call, { businessId: own, businessType: nativeLive })).toMatchObject({
      status: 401,
    });
  }
  expect(await count()).toBe(before);
});
