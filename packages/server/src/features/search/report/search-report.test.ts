import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/search/report/search-report.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import { insertSearches } from '../../../world/tests/search/test-searches.ts';
import { forgetSearchers } from '../log/forget-searchers.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
const crew = ['linzhiyuan', 'hejingxing', 'tanmuyang', 'tangyuwei'];
beforeAll(async () => {
  world = await openWorld();
  of = searchOf(world);
  await indexWorld(world);
  await world.rows('delete from search_log');
});
afterAll(() => world.close());

const soon = { timeout: 30_000 };
const today = () => dayIn(world.installation.system.external.timeZone, world.clock.now());
const period = (days = 30) => ({ from: addDays(today(), -days), to: today() });
const report = async (input: Partial<Parameters<typeof listed>[0]> = {}) => listed({ ...period(), ...input });
async function listed(input: {
  from: string;
  to: string;
  organizationId?: string;
  view?: 'all' | 'none' | 'unopened';
}) {
  const { status, body } = await (await of.as('luchengze')).call(wire.listSearched, input);
  expect(status).toBe(200);
  return body;
}
const logOf = (account: string) =>
  world.rows(
    `select words, outcome, clicked_rank as rank from search_log join member on member.id = member_id
     where account = $1 order by search_log.at, search_log.id`,
    [account],
  );

test('D-195: a search is noted once, with how it ended; pages, tabs and the same words again are no other search', async () => {
  await of.find('linzhiyuan', '绿色工厂');
  await of.find('linzhiyuan', ' 绿色工厂？');
  await of.find('linzhiyuan', '安全', { kind: 'course' });
  await of.find('linzhiyuan', '安全', { page: 2 });
  await of.find('linzhiyuan', '??!!');
  await of.find('linzhiyuan', '\u0001zzqxw\u202evkj');
  await expect
    .poll(() => logOf('linzhiyuan'), soon)
    .toEqual([
      { words: '绿色工厂', outcome: 'found', rank: null },
      { words: 'zzqxwvkj', outcome: 'none', rank: null },
    ]);
});

test('D-195: what is opened is noted with its place, of a search the caller made and of no other', async () => {
  const lin = await of.as('linzhiyuan');
  const [hit] = (await of.find('linzhiyuan', '绿色工厂')).items;
  const click = { search: '绿色工厂', kind: hit?.kind ?? 'topic', id: hit?.id ?? '', sourceId: hit?.sourceId ?? '' };
  expect((await lin.call(wire.recordSearchClick, { ...click, rank: 1 })).status).toBe(200);
  await lin.call(wire.recordSearchClick, { ...click, rank: 4 });
  await lin.call(wire.recordSearchClick, { ...click, search: '从未搜过', rank: 1 });
  await expect.poll(() => logOf('linzhiyuan'), soon).toContainEqual({ words: '绿色工厂', outcome: 'found', rank: 1 });
  expect(await world.rows('select kind, item_id, rank from search_click')).toEqual([
    { kind: click.kind, item_id: click.id, rank: 1 },
  ]);
  for (const wrong of [{ rank: 0 }, { rank: 301 }, { id: '' }, { kind: 'secret' as never }])
    expect((await lin.call(wire.recordSearchClick, { ...click, rank: 1, ...wrong })).status).toBe(422);
  expect((await world.visitor.call(wire.recordSearchClick, { ...click, rank: 1 })).status).toBe(401);
  expect(await world.rows('select count(*)::int as n from search_click')).toEqual([{ n: 1 }]);
});

test('D-195: the report names what several people searched, and only counts what fewer did', async () => {
  await world.rows('delete from search_log');
  await insertSearches(world, '设备点检', { accounts: crew, rank: 2 });
  await insertSearches(world, '设备点检！', { accounts: crew.slice(0, 1), daysAgo: 2 });
  await insertSearches(world, '报销制度', { accounts: crew, outcome: 'none' });
  await insertSearches(world, '林知远 处分', { accounts: crew.slice(0, 2), outcome: 'none' });
  await insertSearches(world, '很久以前', { accounts: crew, daysAgo: 60 });
  const { items, recordCount, totals } = await report();
  expect(items).toEqual([
    { words: '设备点检', searchCount: 5, noneCount: 0, clickedCount: 4, meanRank: 2 },
    { words: '报销制度', searchCount: 4, noneCount: 4, clickedCount: 0, meanRank: null },
  ]);
  expect(recordCount).toBe(2);
  expect(totals).toEqual({ searchCount: 11, noneCount: 6, clickedCount: 4, meanRank: 2, rareCount: 2 });
  expect((await report({ view: 'none' })).items.map(({ words }) => words)).toEqual(['报销制度']);
  expect((await report({ view: 'unopened' })).items.map(({ words }) => words)).toEqual(['设备点检']);
  expect((await listed(period(70))).items.map(({ words }) => words)).toContain('很久以前');
});

test('D-195: of one organisation the report shows what several people of it searched', async () => {
  const [place] = await world.rows(`select organization_id as id from member where account = 'linzhiyuan'`);
  const organizationId = String(place?.['id']);
  const own = await report({ organizationId });
  expect(own.totals.searchCount).toBe(9);
  expect(own.items.map(({ words, searchCount }) => [words, searchCount])).toEqual([
    ['设备点检', 4],
    ['报销制度', 3],
  ]);
  expect((await report({ organizationId: 'elsewhere' })).totals.searchCount).toBe(0);
});

test('D-195: the results several people opened are listed, as far as the reader may see them', async () => {
  const [topic] = await world.rows(`select id from topic where name = '绿色工厂'`);
  await world.rows(
    `insert into search_click (search_id, tenant_id, kind, item_id, source_id, rank)
     select id, tenant_id, 'topic', $1, $1, 3 from search_log where words = '设备点检'`,
    [topic?.['id']],
  );
  const read = async () => (await (await of.as('luchengze')).call(wire.listClickedResults, period())).body;
  expect((await read()).items).toMatchObject([{ kind: 'topic', id: topic?.['id'], clickCount: 4, meanRank: 3 }]);
  await world.rows('update topic set is_hidden = true where id = $1', [topic?.['id']]);
  const hidden = await read();
  await world.rows('update topic set is_hidden = false where id = $1', [topic?.['id']]);
  expect(hidden).toEqual({ items: [], recordCount: 0 });
  await world.rows(`delete from search_click where search_id in (select search_id from search_click limit 2)`);
  expect(await read()).toEqual({ items: [], recordCount: 0 });
});

test('D-195: its files have the words of the page and the filters in their heads', async () => {
  const admin = await of.as('luchengze');
  const table = String((await admin.call(wire.exportSearched, { ...period(), view: 'none' })).body);
  for (const part of [today(), '没有找到', '报销制度', '搜索词']) expect(table).toContain(part);
  for (const part of ['处分', '设备点检', 'linzhiyuan', '林知远']) expect(table).not.toContain(part);
  const workbook = await admin.call(wire.exportSearchedWorkbook, period());
  expect([workbook.status, workbook.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});

test('D-195: learners, directors and other companies read nothing of it, and a wrong period is refused', async () => {
  for (const account of ['linzhiyuan', 'shenruoxi', 'zhoumuyun']) {
    const caller = await of.as(account);
    for (const endpoint of [wire.listSearched, wire.listClickedResults, wire.exportSearched])
      expect((await caller.call(endpoint, period())).status).toBe(403);
  }
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻家管理员', password: 'shuyuan-2026' });
  const neighbour = await of.as('neighbour');
  expect((await neighbour.call(wire.listSearched, period())).body.totals.searchCount).toBe(0);
  const admin = await of.as('luchengze');
  for (const wrong of [
    { from: '2026-13-01', to: '2026-13-02' },
    { from: today(), to: addDays(today(), -1) },
    period(401),
  ])
    expect((await admin.call(wire.listSearched, wrong)).status).toBe(422);
});

test('D-195: after ninety days nobody is named, and a text few searched is gone with them', async () => {
  await world.rows('delete from search_log');
  await insertSearches(world, '换模时间', { accounts: crew, daysAgo: 91, rank: 1 });
  await insertSearches(world, '张三的工资', { accounts: crew.slice(0, 2), daysAgo: 91 });
  await insertSearches(world, '新近的', { accounts: crew.slice(0, 1), daysAgo: 89 });
  await insertSearches(world, '更早', { accounts: crew, daysAgo: 401 });
  await world.rows(
    `insert into search_click (search_id, tenant_id, kind, item_id, source_id, rank)
     select id, tenant_id, 'topic', 'x', 'x', 1 from search_log where words = '换模时间'`,
  );
  await forgetSearchers(world.installation.system);
  expect(
    await world.rows(
      `select words, count(*)::int as count, count(member_id)::int as named, count(organization_id)::int as placed
       from search_log group by words order by words nulls first`,
    ),
  ).toEqual([
    { words: null, count: 2, named: 0, placed: 0 },
    { words: '换模时间', count: 4, named: 0, placed: 0 },
    { words: '新近的', count: 1, named: 1, placed: 1 },
  ]);
  expect(await world.rows('select * from search_click')).toEqual([]);
  // A text several people searched before stays one of several, whoever is left.
  await insertSearches(world, '换模时间', { accounts: crew.slice(0, 1), daysAgo: 95 });
  await forgetSearchers(world.installation.system);
  const { items, totals } = await listed(period(120));
  expect(items).toEqual([{ words: '换模时间', searchCount: 5, noneCount: 0, clickedCount: 4, meanRank: 1 }]);
  expect(totals.rareCount).toBe(3);
  world.clock.advance(400 * dayMs);
  await forgetSearchers(world.installation.system);
  expect(await world.rows('select count(*)::int as n from search_log')).toEqual([{ n: 0 }]);
});
