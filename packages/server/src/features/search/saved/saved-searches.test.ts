import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, hourMs } from '@shuyuan/contract/kernel/time-units';
import { searchLimits } from '@shuyuan/contract/search/search-limits';
import * as wire from '@shuyuan/contract/search/saved/saved-search.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { searchables } from '../../../app/searchables.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { deliverNotices } from '../../../world/tests/people/test-notices.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import { checkSavedSearches } from './check-saved-searches.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
beforeAll(async () => {
  world = await openWorld();
  of = searchOf(world);
  await indexWorld(world);
});
beforeEach(() => world.rows('delete from saved_search'));
afterAll(() => world.close());

const refusal = (code: keyof typeof errorTable) => ({
  status: errorTable[code].status,
  body: { errorCode: errorTable[code].number },
});
const lin = () => of.as('linzhiyuan');
async function save(name: string, keyword: string, account = 'linzhiyuan') {
  const { status, body } = await (await of.as(account)).call(wire.saveSearch, { name, keyword });
  expect(status).toBe(200);
  return body.id;
}
const savedOf = async (account = 'linzhiyuan') =>
  (await (await of.as(account)).call(wire.listSavedSearches, {})).body.items;
const newOf = async () => Object.fromEntries((await savedOf()).map(({ name, newCount }) => [name, newCount]));
async function publish(title: string) {
  const { id } = await coursesOf(world).publish([article('一节')], { title });
  await indexWorld(world);
  return id;
}
const check = () => checkSavedSearches(searchables)(world.installation.system);
const hourInShanghai = (at: number) => (new Date(at).getUTCHours() + 8) % 24;
const notices = () =>
  world.rows(`select text, "values", link from notification where kind = 'search' order by created_at, id`);

test('[D-195] a search is kept with its filters under a name, renamed and given up', async () => {
  const caller = await lin();
  const filters = { kind: 'course', sort: 'newest', period: 'month' } as const;
  const { body } = await caller.call(wire.saveSearch, { name: ' 控制图课程 ', keyword: '控制图', ...filters });
  expect(await savedOf()).toEqual([{ id: body.id, name: '控制图课程', keyword: '控制图', ...filters, newCount: 0 }]);
  await caller.call(wire.renameSavedSearch, { id: body.id, name: '课程：控制图' });
  await save('安全', '安全');
  expect((await savedOf()).map(({ name }) => name)).toEqual(['安全', '课程：控制图']);
  expect((await caller.call(wire.deleteSavedSearch, { id: body.id })).status).toBe(200);
  expect((await savedOf()).map(({ name }) => name)).toEqual(['安全']);
});

test('[D-195] what comes up later is new until it is opened, comes first, and stays marked', async () => {
  await publish('黄铁矿的浮选');
  const id = await save('黄铁矿', '黄铁矿');
  await check();
  expect(await newOf()).toEqual({ 黄铁矿: 0 });
  const fresh = await publish('再谈黄铁矿');
  await world.rows(`update search_document set published_at = now() - interval '3 years' where source_id = $1`, [
    fresh,
  ]);
  await check();
  await check();
  expect(await newOf()).toEqual({ 黄铁矿: 1 });
  const marked = async (account: string) =>
    (await of.find(account, '黄铁矿', { savedId: id })).items.map((hit) => [hit.id === fresh, hit.isNew]);
  const first = [
    [true, true],
    [false, false],
  ];
  expect(await marked('linzhiyuan')).toEqual(first);
  expect((await marked('hejingxing')).filter(([, isNew]) => isNew)).toEqual([]);
  await (await lin()).call(wire.openSavedSearch, { id });
  await (await lin()).call(wire.openSavedSearch, { id });
  expect(await newOf()).toEqual({ 黄铁矿: 0 });
  expect(await marked('linzhiyuan')).toEqual(first);
  const last = await publish('黄铁矿与褐铁矿');
  // Seen before the job came by: marked, and not told of.
  await (await lin()).call(wire.openSavedSearch, { id });
  await check();
  expect(await newOf()).toEqual({ 黄铁矿: 0 });
  const items = (await of.find('linzhiyuan', '黄铁矿', { savedId: id })).items;
  expect(items.map((hit) => [hit.id, hit.isNew]).slice(0, 2)).toEqual([
    [last, true],
    [expect.any(String), false],
  ]);
});

test('[D-195] what the person may not see, or has lost, is not new to them', async () => {
  await save('孔雀石', '孔雀石');
  const closed = await publish('孔雀石的保密工艺');
  const nobody = '{"isEveryone": false, "memberIds": [], "organizationIds": [], "positionIds": [], "topicIds": []}';
  await world.rows('update course set audience = $2::jsonb where id = $1', [closed, nobody]);
  await check();
  expect(await newOf()).toEqual({ 孔雀石: 0 });
  await publish('孔雀石入门');
  await world.rows(`update member set state = 'suspended' where account = 'linzhiyuan'`);
  await check();
  await world.rows(`update member set state = 'active' where account = 'linzhiyuan'`);
  expect(await newOf()).toEqual({ 孔雀石: 0 });
  await check();
  expect(await newOf()).toEqual({ 孔雀石: 1 });
});

test('[D-195] nobody touches the searches of others, and what is wrong changes nothing', async () => {
  const id = await save('我的', '安全');
  await save('另一个', '安全');
  const before = await world.rows('select * from saved_search order by id');
  const he = await of.as('hejingxing');
  for (const endpoint of [wire.deleteSavedSearch, wire.openSavedSearch])
    expect(await he.call(endpoint, { id })).toMatchObject(refusal('request.not-found'));
  expect(await he.call(wire.renameSavedSearch, { id, name: '他的' })).toMatchObject(refusal('request.not-found'));
  const caller = await lin();
  expect(await caller.call(wire.renameSavedSearch, { id, name: '另一个' })).toMatchObject(refusal('search.name-taken'));
  expect(await caller.call(wire.saveSearch, { name: '我的', keyword: 'x' })).toMatchObject(
    refusal('search.name-taken'),
  );
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { keyword: ' ' }, { kind: 'secret' as never }])
    expect((await caller.call(wire.saveSearch, { name: '新的', keyword: '安全', ...wrong })).status).toBe(422);
  expect((await world.visitor.call(wire.saveSearch, { name: '新的', keyword: '安全' })).status).toBe(401);
  expect(await savedOf('hejingxing')).toEqual([]);
  expect(await world.rows('select * from saved_search order by id')).toEqual(before);
});

test('[D-195] one more than twenty is refused, also of two at once', async () => {
  const caller = await lin();
  for (let n = 1; n < searchLimits.saved; n++) await save(`第${n}个`, '安全');
  const two = await Promise.all(['甲', '乙'].map((name) => caller.call(wire.saveSearch, { name, keyword: '安全' })));
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, errorTable['search.too-many-saved'].status]);
  expect(await caller.call(wire.saveSearch, { name: '丙', keyword: '安全' })).toMatchObject(
    refusal('search.too-many-saved'),
  );
  expect(await savedOf()).toHaveLength(searchLimits.saved);
});

// The last: it moves the clock further than a session lives.
test('[D-195] [D-147] one notice a day at most says so, and not at night', async () => {
  await world.rows(`update member set time_zone = 'Asia/Shanghai' where account = 'linzhiyuan'`);
  await world.rows(`delete from notification where kind = 'search'`);
  await world.rows(`delete from graphile_worker._private_jobs`);
  await save('方解石', '方解石');
  await save('萤石', '萤石');
  world.clock.advance(((22 - hourInShanghai(world.clock.now()) + 24) % 24) * hourMs);
  await publish('方解石的解理');
  await check();
  const [job] = await world.rows(
    `select extract(hour from run_at at time zone 'Asia/Shanghai')::int as hour from graphile_worker._private_jobs
     where payload ->> 'kind' = 'search'`,
  );
  expect(job).toEqual({ hour: 8 });
  await publish('方解石与方铅矿');
  await check();
  await deliverNotices(world, 'search');
  expect(await notices()).toEqual([
    {
      text: 'newResults',
      values: { title: '方解石', count: 1 },
      link: expect.stringMatching(/^\/search-v\?keyword=%E6%96%B9/),
    },
  ]);
  world.clock.advance(dayMs);
  await publish('方解石与萤石');
  await check();
  await deliverNotices(world, 'search');
  expect((await notices()).slice(1)).toEqual([
    { text: 'newInSeveral', values: { searches: 2, count: 2 }, link: '/search-v' },
  ]);
});
