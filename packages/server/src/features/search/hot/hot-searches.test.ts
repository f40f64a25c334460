import * as wire from '@shuyuan/contract/search/hot/hot-search.wire';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import { insertSearches } from '../../../world/tests/search/test-searches.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';
import { countHotSearches } from './count-hot-searches.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
const five = ['linzhiyuan', 'hejingxing', 'tanmuyang', 'tangyuwei', 'amina'];
beforeAll(async () => {
  world = await openWorld();
  of = searchOf(world);
  await indexWorld(world);
});
beforeEach(async () => {
  await world.rows('delete from search_log');
  await world.rows('delete from search_hidden');
});
afterAll(() => world.close());

const count = () => countHotSearches(world.installation.system);
const hotFor = (account: string) => of.hot(account);
const proposed = async () =>
  (await (await of.as('luchengze')).call(wire.listProposedSearches, {})).body.items.map(({ words, isHidden }) => [
    words,
    isHidden,
  ]);

test('[SHELL-14] what five different people searched lately and found is proposed, the most searched first', async () => {
  await insertSearches(world, '绿色工厂', { accounts: five });
  await insertSearches(world, '设备点检', { accounts: [...five, 'pierre'] });
  await insertSearches(world, '代码评审', { accounts: five.slice(0, 4) });
  for (const daysAgo of [2, 3, 4]) await insertSearches(world, '代码评审', { accounts: five.slice(0, 4), daysAgo });
  await insertSearches(world, '信息安全', { accounts: five, daysAgo: 31 });
  await insertSearches(world, '精益生产', { accounts: five, outcome: 'none' });
  await count();
  expect(await hotFor('wenjiahe')).toEqual(['设备点检', '绿色工厂']);
});

test('[SHELL-14] [D-195] what finds nothing for a reader is not told them by its words', async () => {
  await insertSearches(world, '绿色工厂', { accounts: five });
  await insertSearches(world, '龘龘密谈', { accounts: five });
  await count();
  expect(await hotFor('linzhiyuan')).toEqual(['绿色工厂']);
  const [topic] = await world.rows(
    `select source_id as id from search_document where title = '绿色工厂' and kind = 'topic'`,
  );
  await world.rows(
    `update search_document set title_search = '', search = '' where title like '%绿色工厂%' and source_id <> $1`,
    [topic?.['id']],
  );
  await world.rows(`delete from search_document where source_id <> $1 and form like '%绿色%'`, [topic?.['id']]);
  expect(await hotFor('linzhiyuan')).toEqual(['绿色工厂']);
  await world.rows('update topic set is_hidden = true where id = $1', [topic?.['id']]);
  expect(await hotFor('linzhiyuan')).toEqual([]);
  await world.rows('update topic set is_hidden = false where id = $1', [topic?.['id']]);
  await questionsOf(world).setSwitches({ communityIsOpen: '0' });
  expect(await hotFor('linzhiyuan')).toEqual([]);
  await questionsOf(world).setSwitches({ communityIsOpen: '1' });
});

test('[SHELL-14] an administrator hides a text however it is written, and proposes it again', async () => {
  await insertSearches(world, '设备点检', { accounts: five });
  await insertSearches(world, '代码评审', { accounts: five });
  await count();
  const admin = await of.as('luchengze');
  expect((await admin.call(wire.hideHotSearch, { words: ' 设备点检！ ', isHidden: true })).status).toBe(200);
  expect((await admin.call(wire.hideHotSearch, { words: '设备点检', isHidden: true })).status).toBe(200);
  expect(await hotFor('wenjiahe')).toEqual(['代码评审']);
  expect(await proposed()).toEqual([
    ['代码评审', false],
    ['设备点检', true],
  ]);
  await world.rows('delete from search_log');
  await count();
  expect(await proposed()).toEqual([['设备点检！', true]]);
  await admin.call(wire.hideHotSearch, { words: '设备点检', isHidden: false });
  expect(await proposed()).toEqual([]);
});

test('[SHELL-14] nobody else hides anything, and what is wrong is refused', async () => {
  for (const account of ['linzhiyuan', 'shenruoxi', 'zhoumuyun']) {
    const caller = await of.as(account);
    expect((await caller.call(wire.hideHotSearch, { words: '设备点检', isHidden: true })).status).toBe(403);
    expect((await caller.call(wire.listProposedSearches, {})).status).toBe(403);
  }
  expect((await world.visitor.call(wire.listHotSearches, {})).status).toBe(401);
  const admin = await of.as('luchengze');
  expect((await admin.call(wire.hideHotSearch, { words: ' ', isHidden: true })).status).toBe(422);
  expect((await admin.call(wire.hideHotSearch, { words: 'x'.repeat(101), isHidden: true })).status).toBe(422);
  expect(await world.rows('select * from search_hidden')).toEqual([]);
});

test('[SHELL-14] a text with a banned word is proposed to nobody', async () => {
  await insertSearches(world, '代开发票', { accounts: five });
  await insertSearches(world, '绿色', { accounts: five });
  await world.rows(
    `update search_document set search = search || array_to_tsvector('{代开,开发,发票}'::text[]), form = form || ' 代开发票'
     where kind = 'topic'`,
  );
  await count();
  expect((await of.find('linzhiyuan', '代开发票')).recordCount).toBeGreaterThan(0);
  expect(await hotFor('linzhiyuan')).not.toContain('代开发票');
});
