import * as manage from '@shuyuan/contract/positions/manage-position.wire';
import * as wire from '@shuyuan/contract/people/member-import.wire';
import { createOrganization } from '@shuyuan/contract/people/organizations.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../world/tests/people/test-import.ts';
import { link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { snapshotOf } from '../../../world/test-snapshot.ts';

let imports: Awaited<ReturnType<typeof openImports>>;
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  imports = await openImports();
  positions = positionsOf(imports.world);
});
afterAll(() => imports.close());

const positionsIn = () => snapshotOf(imports.world, ['position_holder', 'position_run']);
const runsOf = (account: string) =>
  imports.world.rows(
    `select position.name, run.closed_at is not null as "isClosed" from position_run run
     join position on position.id = run.position_id join member on member.id = run.member_id
     where member.account = $1 order by position.name`,
    [account],
  );
const entriesOf = (account: string) =>
  imports.world.rows(
    `select action, before, after from audit_entry join member on member.id = subject_id
     where account = $1 and action like 'position.%' order by at desc, action desc limit 2`,
    [account],
  );

test('[POSITION-01] a table gives positions by name or id: the path is joined, and closed with its history by another', async () => {
  const welder = await positions.publish([[link('焊接规程')]], { name: '焊接技师' });
  const planner = await positions.publish([[link('排产规程')]], { name: 'Planner' });
  const given = await imports.checked('账号,岗位\nranyunfei,焊接技师; planner');
  expect(given).toMatchObject({ toChange: 1, wrong: 0, can: { apply: true } });
  expect(await runsOf('ranyunfei')).toEqual([]);
  expect(await imports.applied(given.id)).toMatchObject({ state: 'applied' });
  expect(await runsOf('ranyunfei')).toEqual([
    { name: 'Planner', isClosed: false },
    { name: '焊接技师', isClosed: false },
  ]);
  expect(await entriesOf('ranyunfei')).toMatchObject([{ action: 'position.given' }, { action: 'position.given' }]);

  const exported = await imports.admin.call(wire.exportMembers, { search: 'ranyunfei' });
  expect(exported.body).toContain('焊接技师');
  expect(await imports.checked(exported.body)).toMatchObject({ unchanged: 1, toChange: 0, wrong: 0 });

  const moved = await imports.checked(`account,positions\nranyunfei,${planner.id}`);
  await imports.applied(moved.id);
  expect(await runsOf('ranyunfei')).toEqual([
    { name: 'Planner', isClosed: false },
    { name: '焊接技师', isClosed: true },
  ]);
  expect((await entriesOf('ranyunfei'))[0]).toEqual({
    action: 'position.taken',
    before: { positionName: '焊接技师' },
    after: null,
  });
  expect(await imports.checked('account,full name\nranyunfei,冉云飞')).toMatchObject({ unchanged: 1, wrong: 0 });
  await imports.applied((await imports.checked('account,positions\nranyunfei,')).id);
  expect((await runsOf('ranyunfei')).every(({ isClosed }) => isClosed)).toBe(true);
  expect(welder.id).not.toBe(planner.id);
});

test('[POSITION-01] a position nobody knows, two of one name, and one that is archived keep the whole table out', async () => {
  const twin = await positions.publish([[link('点检规程')]], { name: '点检员' });
  await positions.publish([[link('点检规程')]], { name: '点检员' });
  const old = await positions.publish([[link('电报规程')]], { name: '电报员' });
  await positions.assign(old.id, 'linzhiyuan');
  const lead = await positions.as('luchengze');
  await lead.call(manage.withdrawPosition, { id: old.id });
  const { status } = await lead.call(manage.archivePosition, { id: old.id });
  expect(status).toBe(200);
  const before = await positionsIn();
  const wrong = await imports.checked(
    'account,positions\nranyunfei,焊接技师;宇航员\nleishengnan,点检员\nduyinuo,电报员',
  );
  expect(wrong).toMatchObject({ wrong: 3, can: { apply: false } });
  expect(await imports.problemsOf(wrong.id)).toEqual([
    [2, 'positions', 'unknown'],
    [3, 'positions', 'ambiguous'],
    [4, 'positions', 'unknown'],
  ]);
  expect((await imports.admin.call(wire.applyImport, { id: wrong.id })).status).not.toBe(200);
  expect(await positionsIn()).toBe(before);
  expect(await imports.checked(`account,positions\nleishengnan,${twin.id}`)).toMatchObject({ toChange: 1, wrong: 0 });
  // Whoever has an archived one, or one of two of a name, is exported as they are.
  await positions.assign(twin.id, 'leishengnan');
  const all = await imports.admin.call(wire.exportMembers, {});
  expect(await imports.checked(all.body)).toMatchObject({ toCreate: 0, toChange: 0, wrong: 0 });
});

test('[POSITION-01] a name means the position in use, whatever was archived under it; the archived one is exported by its id', async () => {
  const old = await positions.publish([[link('旧规程')]], { name: '仓管员' });
  await positions.assign(old.id, 'wenjiahe');
  const lead = await positions.as('luchengze');
  await lead.call(manage.withdrawPosition, { id: old.id });
  await lead.call(manage.archivePosition, { id: old.id });
  const used = await positions.publish([[link('新规程')]], { name: '仓管员' });
  const given = await imports.checked('account,positions\nduyinuo,仓管员');
  expect(await imports.problemsOf(given.id)).toEqual([]);
  await imports.applied(given.id);
  const all = await imports.admin.call(wire.exportMembers, {});
  expect(all.body).toContain(old.id);
  expect(all.body).not.toContain(used.id);
  expect(await imports.checked(all.body)).toMatchObject({ toCreate: 0, toChange: 0, wrong: 0 });
});

test('[POSITION-01] names that a cell of several would split are exported by their id, and imported again change nothing', async () => {
  for (const name of ['安全员；夜班', '安全员;早班', '安全员|周末']) {
    const { id } = await positions.publish([[link('巡检规程')]], { name });
    await positions.assign(id, 'duyinuo');
  }
  const root = (await imports.world.rows("select organization_id as id from member where account = 'admin'"))[0]?.[
    'id'
  ];
  const made = await imports.admin.call(createOrganization, { name: '一厂；二厂', parentId: String(root) });
  expect(made.status).toBe(200);
  await imports.applied((await imports.checked(`account,further organisations\nduyinuo,${made.body.id}`)).id);
  const all = await imports.admin.call(wire.exportMembers, {});
  const again = await imports.checked(all.body);
  expect(await imports.problemsOf(again.id)).toEqual([]);
  expect(again).toMatchObject({ toCreate: 0, toChange: 0, wrong: 0 });
});

test('[POSITION-01] whoever leaves by a table has no position, and whoever is new has theirs at once', async () => {
  const guide = await positions.publish([[link('讲解规程')]], { name: '讲解员' });
  await positions.assign(guide.id, 'pierre');
  const text = ['账号,姓名,组织,岗位,状态', 'xinren,辛仁,青禾智造股份有限公司,讲解员,', 'pierre,,,讲解员,已离职'].join(
    '\n',
  );
  const wrong = await imports.checked(text);
  expect(await imports.problemsOf(wrong.id)).toEqual([
    [3, 'fullName', 'required'],
    [3, 'organization', 'required'],
  ]);
  const leaving = await imports.checked('账号,岗位,状态\npierre,讲解员,已离职');
  await imports.applied(leaving.id);
  const joining = await imports.checked('账号,姓名,组织,岗位\nxinren,辛仁,青禾智造股份有限公司,讲解员');
  await imports.applied(joining.id);
  expect(await runsOf('pierre')).toContainEqual({ name: '讲解员', isClosed: true });
  expect(await runsOf('xinren')).toEqual([{ name: '讲解员', isClosed: false }]);
});
