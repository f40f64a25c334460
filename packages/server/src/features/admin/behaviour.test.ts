import { listAccess } from '@shuyuan/contract/admin/access.wire';
import { exportBehaviour, listBehaviour } from '@shuyuan/contract/admin/behaviour-log.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { teamsOf } from '../../world/tests/community/test-teams.ts';

let world: TestWorld;
let lu: Caller;
beforeAll(async () => {
  world = await openWorld();
  lu = await world.signIn('luchengze');
  await world.rows('delete from behaviour');
  await world.rows(
    `insert into behaviour (tenant_id, member_id, kind, action_type, page, item_id, scene_type, keyword, extra, at)
     select m.tenant_id, m.id, b.kind, b.action_type, b.page, b.item_id, b.scene_type, b.keyword, '{"secret":1}', b.at::timestamptz
     from (values
       ('linzhiyuan', 'page', 'view', '/study-v', null, null, null, '2026-03-01T08:00:00Z'),
       ('linzhiyuan', 'action', 'search', null, 'c1', 'search', '工资', '2026-03-02T08:00:00Z'),
       ('duyinuo', 'page', 'view', '/course/detail/7', null, null, null, '2026-03-03T08:00:00Z'),
       ('duyinuo', 'entry', 'view', '/home-v', null, 'home', null, '2026-03-03T09:00:00Z')
     ) as b (account, kind, action_type, page, item_id, scene_type, keyword, at) join member m on m.account = b.account`,
  );
});
afterAll(() => world.close());

const kindsOf = async (query: object) =>
  (await lu.call(listBehaviour, query)).body.items.map(({ kind, page }) => [kind, page]);

test('[D-198] [SYSTEM-09] [SYSTEM-10] [SITE-05] administrators read what was done, the newest first, by person, kind, page and time', async () => {
  expect(await kindsOf({})).toEqual([
    ['entry', '/home-v'],
    ['page', '/course/detail/7'],
    ['action', null],
    ['page', '/study-v'],
  ]);
  expect(await kindsOf({ person: '知远' })).toHaveLength(2);
  expect(await kindsOf({ kind: 'entry' })).toEqual([['entry', '/home-v']]);
  expect(await kindsOf({ actionType: 'search' })).toEqual([['action', null]]);
  expect(await kindsOf({ place: '/course' })).toEqual([['page', '/course/detail/7']]);
  expect(await kindsOf({ place: '_course' })).toEqual([]);
  const [from, to] = [Date.parse('2026-03-02T00:00:00Z'), Date.parse('2026-03-03T00:00:00Z')];
  expect(await kindsOf({ from, to })).toEqual([['action', null]]);
  const second = (await lu.call(listBehaviour, { page: 2, pageSize: 3 })).body;
  expect([second.items.length, second.recordCount]).toEqual([1, 4]);
});

test('[D-198] neither the words somebody looked for nor what their client added leave the server', async () => {
  const list = await lu.call(listBehaviour, { kind: 'action' });
  const table = await lu.call(exportBehaviour, {});
  for (const text of [JSON.stringify(list.body), table.body]) expect(text).not.toMatch(/工资|secret/);
  expect(list.body.items[0]).toMatchObject({ person: { account: 'linzhiyuan' }, itemId: 'c1', sceneType: 'search' });
});

test('[D-198] the export is a table of what is filtered, and is itself logged', async () => {
  const table = await lu.call(exportBehaviour, { person: 'duyinuo' });
  expect(table.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
  expect(table.body.trim().split('\r\n')).toHaveLength(3);
  expect(table.body).toContain('2026-03-03T08:00:00.000Z,page,view,duyinuo,');
  const { items } = (await lu.call(listAccess, { person: 'luchengze', action: 'log-exported' })).body;
  expect(items.length).toBeGreaterThan(0);
  const [row] = await world.rows(
    "select details from access_entry where action = 'log-exported' order by at desc, id desc limit 1",
  );
  expect(row?.['details']).toMatchObject({ log: 'behaviour', person: 'duyinuo' });
});

test('[D-198] a log of people is for those who may see the trail, and for their own company', async () => {
  const [lin, director] = [await world.signIn('linzhiyuan'), await world.signIn('zhoumuyun')];
  for (const endpoint of [listBehaviour, exportBehaviour]) {
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
    expect((await lin.call(endpoint, {})).status).toBe(403);
    expect((await director.call(endpoint, {})).status).toBe(403);
  }
  const outsider = await teamsOf(world).welcomeOutsider();
  expect((await outsider.call(listBehaviour, {})).body).toEqual({ items: [], recordCount: 0 });
  expect((await lu.call(listBehaviour, { from: -1e15 })).status).toBe(422);
});
