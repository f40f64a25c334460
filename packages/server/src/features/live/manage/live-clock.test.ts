import { dayMs, hourMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { nativeManage } from '@shuyuan/contract/live/manage.wire';
import { settleMs } from '@shuyuan/contract/live/subscriber-news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { livesOf } from '../../../world/tests/live/test-lives.ts';
import { liveJobs } from '../live.jobs.ts';

let world: TestWorld;
let lives: ReturnType<typeof livesOf>;

beforeAll(async () => {
  world = await openWorld();
  lives = livesOf(world);
});
afterAll(() => world.close());

const sweep = () => liveJobs.find(({ cron }) => cron)?.handle(world.installation.system, {});
const hostSeen = (id: string) =>
  world.rows('update live set host_seen_at = $2 where id = $1', [id, new Date(world.clock.now())]);
/** Somebody who wants to be reminded. */
async function subscribed(id: string, account: string): Promise<void> {
  await (await world.signIn(account)).call(nativeCommunity.subscribe, { id });
}
const told = async (id: string) => {
  const notices = await lives.noticesOf('live-reminder');
  return notices.flatMap(({ payload }) => {
    const { subject, text, receivers, values } = payload as Record<string, unknown> & { subject: { id: string } };
    return subject.id === id ? [{ text, receivers, values }] : [];
  });
};

const texts = async (id: string) => (await told(id)).map(({ text }) => text);
const newsJob = 'live:subscriber-news';

test('D-065: who subscribed is reminded a quarter of an hour before, once, and told when it starts', async () => {
  const startTime = world.clock.now() + 2 * hourMs;
  const id = await lives.published('shenruoxi', { subject: '提醒', startTime });
  await subscribed(id, 'linzhiyuan');
  const [planned] = await world.rows(
    `select j.run_at, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
       on t.id = j.task_id where t.identifier = 'live:remind' and j.payload->>'liveId' = $1`,
    [id],
  );
  expect(planned?.['run_at']).toEqual(new Date(startTime - 15 * minuteMs));
  world.clock.advance(110 * minuteMs);
  await lives.runJobs(['live:remind']);
  const receivers = [await lives.idOf('linzhiyuan')];
  expect(await told(id)).toEqual([{ text: 'soon', receivers, values: { title: '提醒', startAt: startTime } }]);
  await (await world.signIn('shenruoxi')).call(nativeManage.start, { id });
  await lives.runJobs([newsJob]);
  expect((await told(id)).at(-1)).toEqual({ text: 'started', receivers, values: { title: '提醒' } });
});

test('D-060, D-065: moved it says so and is announced anew; the reminder of before finds nothing to say', async () => {
  const startTime = world.clock.now() + 5 * hourMs;
  const id = await lives.published('shenruoxi', { startTime });
  await subscribed(id, 'amina');
  const [first] = await world.rows(
    `select j.payload from graphile_worker._private_jobs j where j.payload->>'liveId' = $1 and j.payload->>'startTime' is not null`,
    [id],
  );
  const shen = await world.signIn('shenruoxi');
  const version = Number((await lives.rowOf(id))['version']);
  const later3 = Math.floor((startTime + 3 * hourMs) / minuteMs) * minuteMs;
  await shen.call(nativeManage.update, { id, version, subject: '改期', shareScope: 1, startTime: later3 });
  await lives.runJobs([newsJob]);
  expect(await told(id)).toMatchObject([{ text: 'moved', values: { title: '改期', startAt: later3 } }]);
  const remind = liveJobs.find(({ name }) => name === 'live:remind');
  await remind?.handle(world.installation.system, first?.['payload'] as Record<string, unknown>);
  expect(await told(id)).toHaveLength(1);
});

test('[D-065] taken back it says so, keeps its subscriptions, and says and reminds again when it is out again', async () => {
  const id = await lives.published('shenruoxi', { startTime: world.clock.now() + 5 * hourMs });
  await subscribed(id, 'amina');
  const shen = await world.signIn('shenruoxi');
  await shen.call(nativeManage.revoke, { id });
  await lives.runJobs([newsJob]);
  expect(await texts(id)).toEqual(['cancelled']);
  await lives.runJobs(['live:remind']);
  expect(await told(id)).toHaveLength(1);
  await shen.call(nativeManage.republish, { id });
  expect((await lives.rowOf(id))['sub_number']).toBe(1);
  await lives.runJobs([newsJob]);
  expect(await texts(id)).toEqual(['cancelled', 'republished']);
  await lives.runJobs(['live:remind']);
  expect(await texts(id)).toEqual(['cancelled', 'republished', 'soon']);
});

test('[D-065] withdrawn and published in turns it says nothing until a state lasts, and then once', async () => {
  const id = await lives.published('shenruoxi', { startTime: world.clock.now() + 5 * hourMs });
  await subscribed(id, 'amina');
  const shen = await world.signIn('shenruoxi');
  const begun = world.clock.now();
  const waiting = () =>
    world.rows(
      `select j.run_at >= $3::timestamptz as "isLater" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.payload->>'liveId' = $2`,
      [newsJob, id, new Date(begun + settleMs)],
    );
  for (let turn = 0; turn < 4; turn += 1) {
    await shen.call(nativeManage.withdraw, { id });
    await shen.call(nativeManage.publish, { id });
  }
  // One look for all of it, once the last of it has lasted.
  expect(await waiting()).toEqual([{ isLater: true }]);
  await lives.runJobs([newsJob]);
  expect(await texts(id)).toEqual([]);
  for (let turn = 0; turn < 4; turn += 1) {
    await shen.call(nativeManage.withdraw, { id });
    if (turn < 3) await shen.call(nativeManage.publish, { id });
  }
  await lives.runJobs([newsJob]);
  await lives.runJobs([newsJob]);
  expect(await texts(id)).toEqual(['cancelled']);
  await shen.call(nativeManage.publish, { id });
  await lives.runJobs([newsJob]);
  expect(await texts(id)).toEqual(['cancelled', 'republished']);
});

test('[D-060] moved to and fro it says nothing, moved twice it says the last time once', async () => {
  const startTime = Math.floor((world.clock.now() + 5 * hourMs) / minuteMs) * minuteMs;
  const id = await lives.published('shenruoxi', { startTime });
  await subscribed(id, 'amina');
  const shen = await world.signIn('shenruoxi');
  const moveTo = async (time: number) => {
    const version = Number((await lives.rowOf(id))['version']);
    await shen.call(nativeManage.update, { id, version, subject: '改期', shareScope: 1, startTime: time });
  };
  await moveTo(startTime + hourMs);
  await moveTo(startTime);
  await lives.runJobs([newsJob]);
  expect(await told(id)).toEqual([]);
  await moveTo(startTime + hourMs);
  await moveTo(startTime + 2 * hourMs);
  await lives.runJobs([newsJob]);
  expect(await told(id)).toMatchObject([{ text: 'moved', values: { startAt: startTime + 2 * hourMs } }]);
});

async function started(over: Parameters<typeof lives.application>[0] = {}): Promise<string> {
  const id = await lives.published('shenruoxi', { startTime: world.clock.now() + minuteMs, ...over });
  await (await world.signIn('shenruoxi')).call(nativeManage.start, { id });
  return id;
}

test('D-043: ends half an hour after its planned end without a host, and not while one is there', async () => {
  const left = await started({ estimateDuration: 60 });
  const hosted = await started({ estimateDuration: 60 });
  world.clock.advance(89 * minuteMs);
  await sweep();
  expect([await lives.statusOf(left), await lives.statusOf(hosted)]).toEqual([2, 2]);
  await hostSeen(hosted);
  world.clock.advance(3 * minuteMs);
  await sweep();
  expect([await lives.statusOf(left), await lives.statusOf(hosted)]).toEqual([3, 2]);
  world.clock.advance(31 * minuteMs);
  await sweep();
  expect(await lives.statusOf(hosted)).toBe(3);
  const [line] = await world.rows("select actor_id from audit_entry where subject_id = $1 and action = 'live.ended'", [
    left,
  ]);
  expect(line).toEqual({ actor_id: null });
});

test('D-043: nothing lasts longer than a day, whoever is there', async () => {
  const id = await started({ estimateDuration: 99_999 });
  world.clock.advance(23 * hourMs);
  await hostSeen(id);
  await sweep();
  expect(await lives.statusOf(id)).toBe(2);
  world.clock.advance(hourMs);
  await hostSeen(id);
  await sweep();
  expect(await lives.statusOf(id)).toBe(3);
});

test('D-043: never started it ends with the day after its start', async () => {
  const id = await lives.published('shenruoxi', { startTime: world.clock.now() + minuteMs });
  const unpublished = await lives.apply('shenruoxi', { startTime: world.clock.now() + minuteMs });
  world.clock.advance(dayMs);
  await sweep();
  expect(await lives.statusOf(id)).toBe(1);
  world.clock.advance(dayMs);
  await sweep();
  expect(await lives.statusOf(id)).toBe(3);
  expect(await lives.rowOf(id)).toMatchObject({ started_at: null, ended_at: expect.any(Date) });
  expect(await lives.statusOf(unpublished)).toBe(0);
});
