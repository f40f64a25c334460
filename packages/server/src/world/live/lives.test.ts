import { displayOf, LiveDisplay } from '@shuyuan/contract/live/live-life';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveJobs } from '../../features/live/live.jobs.ts';
import { openWorld, type TestWorld } from '../open-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the seeded company has lives in every state a person may meet', async () => {
  const manager = await world.signIn('luchengze');
  const { items } = (await manager.call(nativeManage.list, { pageSize: 100 })).body;
  const shown = items.map((live) => displayOf({ ...live, isOwn: true }, true));
  const { unpublished, notBegun, ended, cancelled, approving, rejected } = LiveDisplay;
  for (const state of [unpublished, notBegun, ended, cancelled, approving, rejected]) expect(shown).toContain(state);
  expect(new Set(items.map(({ createTime }) => createTime)).size).toBeGreaterThan(5);
});

test('what is to come lies ahead, and the clock of the first minute ends nothing', async () => {
  const before = await world.rows('select id, status from live order by id');
  const now = new Date(world.clock.now());
  const late = await world.rows('select subject from live where status = $1 and start_time < $2', [
    LiveStatus.notBegun,
    now,
  ]);
  expect(late).toEqual([]);
  await liveJobs.find(({ name }) => name === 'live:sweep')?.handle(world.installation.system, {});
  expect(await world.rows('select id, status from live order by id')).toEqual(before);
});

test('D-064, D-066: those that were held have the people and the scores they count', async () => {
  const wrong = await world.rows(
    `select subject from live
     where attend_number <> (select count(distinct member_id) from live_visit where live_id = live.id)
       or sub_number <> (select count(*) from live_subscription where live_id = live.id)
       or score_count <> (select count(*) from live_score where live_id = live.id)
       or (status = 3) <> (ended_at is not null)`,
  );
  expect(wrong).toEqual([]);
});
