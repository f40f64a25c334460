import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { externalCommunity, nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addCollect } from '@shuyuan/contract/system/collect.wire';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { seedLive, seedPart, seedVisit } from '../../../world/tests/community/test-community.ts';
import { storeBytes } from '../../../world/tests/files/test-files.ts';
import type { Caller } from '../../../world/caller.ts';

let world: TestWorld;
let lin: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());
// Only what a test tells is there.
beforeEach(() => world.rows('delete from live'));

const idsOf = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
const list = async (input = {}) => idsOf(await lin.call(nativeCommunity.list, input));

test('[LIVE-ROOM-06] [LIVE-ENT-12] what is coming: in progress first, then by its beginning, with kind and stage', async () => {
  const late = await seedLive(world, { startsInMs: 5 * dayMs });
  const soon = await seedLive(world, { startsInMs: dayMs, lecturer: 'guhuaiqian' });
  const running = await seedLive(world, { status: LiveStatus.running, startsInMs: -60_000 });
  for (const status of [LiveStatus.unpublished, LiveStatus.ended, LiveStatus.cancelled]) {
    await seedLive(world, { status });
  }
  await seedVisit(world, running, 'amina');
  await seedVisit(world, running, 'pierre', { hasLeft: true });
  await seedVisit(world, running, 'baisuyin', { seenAgoMs: 100_000 });
  const { body } = await lin.call(nativeCommunity.list, {});
  expect(idsOf({ body })).toEqual([running, soon, late]);
  expect(body.recordCount).toBe(3);
  expect(body.items[0]).toMatchObject({
    status: LiveStatus.running,
    businessType: BusinessType.nativeLive,
    watching: 1,
    isSubscribed: false,
    avgScore: null,
    replaySeconds: null,
    lecturer: { fullName: '沈若溪' },
  });
  expect(body.items[1]).toMatchObject({ status: LiveStatus.notBegun, lecturer: { fullName: '顾怀谦' }, watching: 0 });
  expect(await list({ status: LiveStatus.running })).toEqual([running]);
  expect(await list({ pageSize: 1, page: 2 })).toEqual([soon]);
});

test('[STUDY-02] those of the named lives one may come to or look at again, in the order they were named', async () => {
  const [later, over, running] = [
    await seedLive(world, { startsInMs: dayMs }),
    await seedLive(world, { status: LiveStatus.ended }),
    await seedLive(world, { status: LiveStatus.running }),
  ];
  const draft = await seedLive(world, { status: LiveStatus.unpublished });
  const cancelled = await seedLive(world, { status: LiveStatus.cancelled });
  const forEast = await seedLive(world, { shareScope: 2, by: 'fangqiming' });
  const notInvited = await seedLive(world, { shareScope: 3 });
  const external = await seedLive(world, { supplier: 4 });
  const named = [over, 'nobody', draft, later, cancelled, forEast, notInvited, external, running, over];
  const ask = async (call: typeof nativeCommunity.findByIds, input: { isEverySupplier?: boolean } = {}) =>
    idsOf(await lin.call(call, { ids: named.join(','), ...input }));
  expect(await ask(nativeCommunity.findByIds)).toEqual([over, later, running]);
  expect(await ask(externalCommunity.findByIds)).toEqual([external]);
  expect(await ask(nativeCommunity.findByIds, { isEverySupplier: true })).toEqual([over, later, external, running]);
  // A card says the same wherever it stands.
  const cardOf = ({ body }: { body: { items: { id: string }[] } }) => body.items.find(({ id }) => id === later);
  const card = cardOf(await lin.call(nativeCommunity.findByIds, { ids: later }));
  expect(card).toEqual(cardOf(await lin.call(nativeCommunity.list, {})));
  await seedPart(world, notInvited, 'linzhiyuan', 'invited');
  expect(idsOf(await lin.call(nativeCommunity.findByIds, { ids: notInvited }))).toEqual([notInvited]);
  expect(idsOf(await lin.call(nativeCommunity.findByIds, { ids: '' }))).toEqual([]);
  expect((await lin.call(nativeCommunity.findByIds, { ids: 'x'.repeat(6_501) })).status).toBe(422);
});

test('[LIVE-ROOM-04] C-15: each path lists its own family, and both when asked for a page for people', async () => {
  const own = await seedLive(world);
  const old = await seedLive(world, { supplier: 0, startsInMs: dayMs });
  const other = await seedLive(world, { supplier: 4, startsInMs: 2 * dayMs });
  expect(await list()).toEqual([own]);
  const external = await lin.call(externalCommunity.list, {});
  expect(idsOf(external)).toEqual([old, other]);
  expect(external.body.items[0]?.businessType).toBe(BusinessType.externalLive);
  expect(await list({ isEverySupplier: true })).toEqual([own, old, other]);
});

test('[LIVE-ROOM-06] D-050: nobody finds a live that is for others, by no list and no search', async () => {
  const forTechnology = await seedLive(world, { shareScope: 2, by: 'zhoumuyun', subject: '技术中心例会' });
  const forEast = await seedLive(world, { shareScope: 2, by: 'fangqiming', subject: '华东销售例会' });
  const invited = await seedLive(world, { shareScope: 3, subject: '小范围例会' });
  const notInvited = await seedLive(world, { shareScope: 3, subject: '另一场例会' });
  const assisting = await seedLive(world, { shareScope: 3, subject: '要帮忙的例会' });
  await seedPart(world, invited, 'linzhiyuan', 'invited');
  await seedPart(world, assisting, 'linzhiyuan', 'assistant');
  const mine = [forTechnology, invited, assisting];
  expect(new Set(await list())).toEqual(new Set(mine));
  expect(new Set(await list({ search: '例会' }))).toEqual(new Set(mine));
  expect(await list({ search: '华东' })).toEqual([]);
  const month = new Date(world.clock.now() + 3_600_000).toISOString().slice(0, 7);
  const [hot, banner, schedule] = [
    await lin.call(nativeCommunity.hot, {}),
    await lin.call(nativeCommunity.banner, {}),
    await lin.call(nativeCommunity.schedule, { month }),
  ];
  const seen = [
    ...idsOf(hot),
    ...idsOf(banner),
    ...schedule.body.days.flatMap(({ items }) => idsOf({ body: { items } })),
  ];
  expect(seen).not.toContain(forEast);
  expect(seen).not.toContain(notInvited);
});

test('[LIVE-ROOM-06] hot: what most people want and came to, none older than ninety days', async () => {
  const quiet = await seedLive(world);
  const wanted = await seedLive(world, { subNumber: 9 });
  const past = await seedLive(world, { status: LiveStatus.ended, startsInMs: -89 * dayMs, subNumber: 5 });
  await seedLive(world, { status: LiveStatus.ended, startsInMs: -91 * dayMs, subNumber: 50 });
  await seedLive(world, { status: LiveStatus.cancelled, subNumber: 60 });
  const { body } = await lin.call(nativeCommunity.hot, {});
  expect(idsOf({ body })).toEqual([wanted, past, quiet]);
  expect(body.recordCount).toBe(3);
});

test('[LIVE-ROOM-06] D-072: review has what is over and recorded, the newest first, and can be searched', async () => {
  const ended = { status: LiveStatus.ended, startsInMs: -2 * dayMs };
  const older = await seedLive(world, { ...ended, startsInMs: -9 * dayMs, subject: '焊接工艺回顾' });
  const newer = await seedLive(world, { ...ended, subject: '质量改进回顾' });
  const unfinished = await seedLive(world, ended);
  await seedLive(world, ended);
  const replay = `insert into live_replay (live_id, tenant_id, state, seconds, trim_from, updated_at)
    select id, tenant_id, $2, 100, 10, now() from live where id = $1`;
  await world.rows(replay, [older, 'ready']);
  await world.rows(replay, [newer, 'ready']);
  await world.rows(replay, [unfinished, 'running']);
  const { body } = await lin.call(nativeCommunity.review, {});
  expect(idsOf({ body })).toEqual([newer, older]);
  expect(body.items[0]?.replaySeconds).toBe(90);
  expect(idsOf(await lin.call(nativeCommunity.review, { search: '焊接' }))).toEqual([older]);
});

test('[LIVE-ROOM-05] D-069: a month by day, in the time zone of the company', async () => {
  // 23:30 and 00:30 in Shanghai, on both sides of the end of October.
  const at = async (iso: string) => seedLive(world, { startsInMs: Date.parse(iso) - world.clock.now() });
  const october = await at('2026-10-31T15:30:00Z');
  const november = await at('2026-10-31T16:30:00Z');
  const second = await at('2026-11-01T02:00:00Z');
  const last = await at('2026-11-30T15:59:00Z');
  await at('2026-11-30T16:01:00Z');
  const { body } = await lin.call(nativeCommunity.schedule, { month: '2026-11' });
  expect(body.days.map(({ day, items }) => [day, idsOf({ body: { items } })])).toEqual([
    ['2026-11-01', [november, second]],
    ['2026-11-30', [last]],
  ]);
  const before = await lin.call(nativeCommunity.schedule, { month: '2026-10' });
  expect(before.body.days).toMatchObject([{ day: '2026-10-31', items: [{ id: october }] }]);
  for (const month of ['2026-13', '0000-01', '2026-1', 'x']) {
    expect((await lin.call(nativeCommunity.schedule, { month })).status).toBe(422);
  }
});

test('[LIVE-ROOM-12] the banner has what is on first, then what comes with a picture; history counts what was held', async () => {
  const { fileId } = await storeBytes(world, { name: 'cover.png', bytes: Buffer.from('x') });
  const show = (id: string) => world.rows('update live set cover_file_id = $2 where id = $1', [id, fileId]);
  const next = await seedLive(world, { startsInMs: dayMs });
  const running = await seedLive(world, { status: LiveStatus.running });
  const bare = await seedLive(world, { status: LiveStatus.running });
  await seedLive(world, { startsInMs: dayMs });
  await Promise.all([show(next), show(running)]);
  const { body } = await lin.call(nativeCommunity.banner, {});
  expect(new Set(idsOf({ body }).slice(0, 2))).toEqual(new Set([running, bare]));
  expect(idsOf({ body }).slice(2)).toEqual([next]);
  expect(body.items.find(({ id }) => id === running)?.coverPath).toMatch(/^\/files\//);
  await seedLive(world, { status: LiveStatus.ended });
  await seedLive(world, { status: LiveStatus.ended, supplier: 4 });
  await seedLive(world, { status: LiveStatus.ended, shareScope: 3 });
  expect((await lin.call(nativeCommunity.historyCount, {})).body).toEqual({ count: 1 });
  expect((await lin.call(nativeCommunity.historyCount, { isEverySupplier: true })).body).toEqual({ count: 2 });
});

test('[LIVE-ROOM-06] a visitor sees no list', async () => {
  const { list: all, hot, review, banner, historyCount } = nativeCommunity;
  for (const call of [all, hot, review, banner, historyCount])
    expect((await world.visitor.call(call, {})).status).toBe(401);
});

test('[D-179] own lives: attended and collected ones, the latest first, as long as they may be seen', async () => {
  const ended = { status: LiveStatus.ended };
  const older = await seedLive(world, { ...ended, startsInMs: -9 * dayMs });
  const newer = await seedLive(world, { ...ended, startsInMs: -2 * dayMs });
  const hidden = await seedLive(world, { ...ended, shareScope: 3, startsInMs: -3 * dayMs });
  await seedLive(world, ended);
  for (const id of [older, newer, hidden]) await seedVisit(world, id, 'linzhiyuan', { hasLeft: true });
  await lin.call(addCollect, { businessId: older, businessType: BusinessType.nativeLive });
  const own = (box: 'attended' | 'collected') => lin.call(nativeCommunity.own, { box });
  const attended = await own('attended');
  expect(idsOf(attended)).toEqual([newer, older]);
  expect(attended.body.recordCount).toBe(2);
  expect(idsOf(await own('collected'))).toEqual([older]);
  const amina = await world.signIn('amina');
  expect(idsOf(await amina.call(nativeCommunity.own, { box: 'attended' }))).toEqual([]);
  expect((await world.visitor.call(nativeCommunity.own, { box: 'attended' })).status).toBe(401);
});
