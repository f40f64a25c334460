import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { seedLive } from '../../../world/tests/community/test-community.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const { subscribe, cancelSubscribe, subStatus, list } = nativeCommunity;
const kept = async (id: string) => {
  const [row] = await world.rows(
    'select sub_number, (select count(*)::int from live_subscription where live_id = live.id) as rows from live where id = $1',
    [id],
  );
  return [row?.['sub_number'], row?.['rows']];
};

test('[LIVE-ROOM-08] [LIVE-ROOM-03] D-065: subscribing twice is once, the number follows, cancelling takes it back', async () => {
  const id = await seedLive(world);
  expect((await lin.call(subStatus, { id })).body).toEqual({ isSubscribed: false });
  expect((await lin.call(subscribe, { id })).body).toEqual({ isSubscribed: true, subNumber: 1 });
  expect((await lin.call(subscribe, { id })).body).toEqual({ isSubscribed: true, subNumber: 1 });
  expect((await lin.call(subStatus, { id })).body).toEqual({ isSubscribed: true });
  const own = await lin.call(list, { isSubscribed: true });
  expect(own.body.items).toContainEqual(expect.objectContaining({ id, isSubscribed: true, subNumber: 1 }));
  const others = await lin.call(list, { isSubscribed: false });
  expect(others.body.items.map((item) => item.id)).not.toContain(id);
  expect((await lin.call(cancelSubscribe, { id })).body).toEqual({ isSubscribed: false, subNumber: 0 });
  expect((await lin.call(cancelSubscribe, { id })).body).toEqual({ isSubscribed: false, subNumber: 0 });
  expect(await kept(id)).toEqual([0, 0]);
});

test('[LIVE-ROOM-08] many at once are all counted', async () => {
  const id = await seedLive(world);
  const callers = await Promise.all(['amina', 'pierre', 'wenjiahe', 'duyinuo'].map((name) => world.signIn(name)));
  await Promise.all([...callers, ...callers].map((caller) => caller.call(subscribe, { id })));
  expect(await kept(id)).toEqual([4, 4]);
});

test.each([
  ['begun', { status: LiveStatus.running }],
  ['over', { status: LiveStatus.ended }],
  ['late', { startsInMs: -1_000 }],
])('[LIVE-ROOM-08] D-065: nobody subscribes to or cancels what is %s', async (_, state) => {
  const id = await seedLive(world, { ...state, subNumber: 3 });
  for (const call of [subscribe, cancelSubscribe]) {
    expect(await lin.call(call, { id })).toMatchObject({ status: 422, body: { errorCode: 23121 } });
  }
  expect(await kept(id)).toEqual([3, 0]);
});

test('[LIVE-ROOM-08] refused: visitor, who is not meant, what was withdrawn, what is not there; nothing is changed', async () => {
  const id = await seedLive(world, { shareScope: 3 });
  const cancelled = await seedLive(world, { status: LiveStatus.cancelled });
  expect(await world.visitor.call(subscribe, { id })).toMatchObject({ status: 401 });
  for (const call of [subscribe, cancelSubscribe, subStatus]) {
    expect(await lin.call(call, { id })).toMatchObject({ status: 422, body: { errorCode: 40305 } });
    expect(await lin.call(call, { id: cancelled })).toMatchObject({ status: 422, body: { errorCode: 40309 } });
    expect(await lin.call(call, { id: 'nowhere' })).toMatchObject({ status: 404 });
  }
  expect((await lin.call(subscribe, { id: '' })).status).toBe(422);
  expect(await kept(id)).toEqual([0, 0]);
});
