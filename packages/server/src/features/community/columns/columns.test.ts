import * as wire from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { ColumnSort } from '@shuyuan/contract/community/columns';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { apiBase, authorization } from '@shuyuan/contract/kernel/headers';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { columnsOf } from '../../../world/tests/community/test-columns.ts';

let world: TestWorld;
let told: ReturnType<typeof columnsOf>;
let lin: Caller;
let tang: Caller;
let team: string;
beforeAll(async () => {
  world = await openWorld();
  told = columnsOf(world);
  await world.rows('delete from attention where target_type = 4');
  await world.rows('delete from special_column');
  [lin, tang] = [await told.as('linzhiyuan'), await told.as('tangyuwei')];
  team = await told.team('tangyuwei', { leishengnan: TeamMemberType.administrator, tanmuyang: TeamMemberType.member });
});
afterAll(() => world.close());

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const contentsOf = async (id: string, sort?: ColumnSort) =>
  idsOf((await lin.call(wire.listColumnContents, { id, sort })).body.items);

test('[COMM-25] [COMM-28] [COMM-30] made by whoever keeps the account, with what stands in it at once', async () => {
  const [first, second] = [await told.publish('tangyuwei', team), await told.publish('tanmuyang', team)];
  const questionIds = [second, first, second];
  const { status, body } = await told.create('leishengnan', team, { title: '控制图', introduce: '十讲', questionIds });
  expect(status).toBe(200);
  expect((await lin.call(wire.readColumn, { id: body.id })).body).toEqual({
    id: body.id,
    title: '控制图',
    introduce: '十讲',
    headPortraitPath: 'preset:column-1',
    headPortrait: null,
    comeEnjoyName: team,
    comeEnjoyId: team,
    comeEnjoyType: EnjoyType.team,
    subscribeNum: 0,
    contentNum: 2,
    subscribeId: null,
    createTime: expect.any(Number),
    updateTime: expect.any(Number),
    isEnjoyAdmin: false,
  });
  expect(await contentsOf(body.id, ColumnSort.placed)).toEqual([second, first]);
  expect((await tang.call(wire.readColumn, { id: body.id })).body.isEnjoyAdmin).toBe(true);
});

test('[COMM-29] [COMM-30] the form is filled for whoever keeps it; title, words and picture change', async () => {
  const question = await told.publish('tangyuwei', team);
  const { id } = (await told.create('tangyuwei', team, { questionIds: [question] })).body;
  expect((await tang.call(wire.readColumnForm, { id })).body).toMatchObject({
    questionIds: [question],
    title: '一个专栏',
  });
  const change = { id, title: '另一个名字', introduce: '新的介绍', headPortraitPath: 'preset:column-3' };
  expect((await tang.call(wire.changeColumn, change)).body).toEqual({ id });
  expect((await lin.call(wire.readColumn, { id })).body).toMatchObject({
    title: '另一个名字',
    introduce: '新的介绍',
    headPortraitPath: 'preset:column-3',
    contentNum: 1,
  });
  expect((await lin.call(wire.readColumnForm, { id })).status).toBe(403);
});

test('[COMM-26] [COMM-32] [COMM-30] D-136: the columns of an account by both addresses, and what they come to', async () => {
  const own = await told.team('hejingxing');
  const question = await told.publish('hejingxing', own);
  const old = (await told.create('hejingxing', own, { title: '旧栏', questionIds: [question] })).body.id;
  const fresh = (await told.create('hejingxing', own, { title: '新栏' })).body.id;
  await lin.call(wire.subscribeColumn, { id: old });
  const summary = async () => (await lin.call(wire.readColumnSummary, { enjoyId: own })).body;
  expect(await summary()).toEqual({ columnNum: 2, subscribeNum: 1, contentNum: 1 });
  for (const endpoint of [wire.listAccountColumns, wire.listAccountColumnsByPath])
    expect(idsOf((await lin.call(endpoint, { enjoyId: own })).body.items).toSorted()).toEqual([fresh, old].toSorted());
  const slashed = await world.http.inject({
    method: 'GET',
    url: `${apiBase}/knowledge-operation/special-column/enjoy-column/?enjoyId=${own}`,
    headers: { authorization: authorization(lin.token ?? '') },
  });
  expect([slashed.statusCode, slashed.json().recordCount]).toEqual([200, 2]);
  // D-137: what stood in it stays published, and who subscribed no longer sees it.
  const he = await told.as('hejingxing');
  expect((await he.call(wire.removeColumn, { id: old })).body).toEqual({ id: old });
  expect((await he.call(wire.readColumn, { id: old })).status).toBe(404);
  expect(await summary()).toEqual({ columnNum: 1, subscribeNum: 0, contentNum: 0 });
  expect((await lin.call(wire.listSubscribedColumns, {})).body.recordCount).toBe(0);
  expect(await world.rows('select state from question where id = $1', [question])).toEqual([{ state: 'active' }]);
});

test('[COMM-31] D-135: the newest first where nothing is said, else by age, readers or as its account gave; what is not shown is not there', async () => {
  const [a, b, c] = [
    await told.publish('tangyuwei', team, { daysAgo: 2, readNum: 1 }),
    await told.publish('tangyuwei', team, { daysAgo: 9, readNum: 9 }),
    await told.publish('tangyuwei', team, { daysAgo: 5, readNum: 5 }),
  ];
  const { id } = (await told.create('tangyuwei', team, { questionIds: [c, a, b] })).body;
  expect(await contentsOf(id)).toEqual([a, c, b]);
  expect(await contentsOf(id, ColumnSort.newest)).toEqual([a, c, b]);
  expect(await contentsOf(id, ColumnSort.oldest)).toEqual([b, c, a]);
  expect(await contentsOf(id, ColumnSort.mostRead)).toEqual([b, c, a]);
  expect(await contentsOf(id, ColumnSort.placed)).toEqual([c, a, b]);
  const placed = { id, sort: ColumnSort.placed, page: 2, pageSize: 2 };
  const page = (await lin.call(wire.listColumnContents, placed)).body;
  expect([idsOf(page.items), page.recordCount]).toEqual([[b], 3]);
  await world.rows(`update question set state = 'removed' where id = $1`, [a]);
  // D-095: what the client says about itself opens nothing.
  const asked = await lin.call(wire.listColumnContents, { id, isEnjoyAdmin: true });
  expect(idsOf(asked.body.items)).toEqual([c, b]);
});

test('[COMM-11] what an account has published, found by words, and whether it stands in a column already', async () => {
  const own = await told.team('hejingxing');
  const inside = await told.publish('hejingxing', own, { title: '架构决策记录' });
  const outside = await told.publish('hejingxing', own, { title: '代码评审清单' });
  await told.publish('hejingxing', own, { state: 'pending' });
  const { id: columnId } = (await told.create('hejingxing', own, { questionIds: [inside] })).body;
  const he = await told.as('hejingxing');
  const list = (await he.call(wire.listColumnQuestions, { enjoyId: own, columnId })).body;
  expect(list.items.map(({ id, isInColumn }) => [id, isInColumn]).toSorted()).toEqual(
    [
      [inside, true],
      [outside, false],
    ].toSorted(),
  );
  const found = (await he.call(wire.listColumnQuestions, { enjoyId: own, search: '评审' })).body;
  expect(found.items).toMatchObject([{ id: outside, isInColumn: false }]);
  expect((await lin.call(wire.listColumnQuestions, { enjoyId: own })).status).toBe(403);
  expect((await he.call(wire.listColumnQuestions, { enjoyId: own, columnId: 'nothing' })).status).toBe(404);
});

test('[COMM-33] D-134: what most subscribe to and the caller does not; at random none that was shown', async () => {
  await world.rows('delete from attention where target_type = 4');
  await world.rows('delete from special_column');
  const question = await told.publish('tangyuwei', team);
  const make = async (title: string) =>
    (await told.create('tangyuwei', team, { title, questionIds: [question] })).body.id;
  const [few, many, mine] = [await make('少'), await make('多'), await make('我的')];
  await told.create('tangyuwei', team, { title: '空的' });
  for (const account of ['hejingxing', 'baisuyin'])
    await (await told.as(account)).call(wire.subscribeColumn, { id: many });
  await lin.call(wire.subscribeColumn, { id: mine });
  expect(idsOf((await lin.call(wire.recommendColumns, {})).body.items)).toEqual([many, few]);
  const random = (await lin.call(wire.recommendRandomColumns, { size: 5, shown: many })).body.items;
  expect(idsOf(random).toSorted()).toEqual([few, mine].toSorted());
});

test('[COMM-34] [COMM-23] D-138: subscribed and left again; what stands there is read in one list, the newest first', async () => {
  const own = await told.team('hejingxing');
  const [old, fresh] = [
    await told.publish('hejingxing', own, { daysAgo: 8 }),
    await told.publish('hejingxing', own, { daysAgo: 0 }),
  ];
  const bai = await told.as('baisuyin');
  const first = (await told.create('hejingxing', own, { questionIds: [old] })).body.id;
  const second = (await told.create('hejingxing', own, { questionIds: [fresh, old] })).body.id;
  const subscribe = async (id: string, isOn?: boolean) => (await bai.call(wire.subscribeColumn, { id, isOn })).body;
  const before = (await bai.call(wire.listSubscribedColumns, {})).body.recordCount;
  const one = await subscribe(first);
  expect(one).toEqual({ subscribeId: expect.any(String), subscribeNum: 1 });
  expect(await subscribe(first)).toEqual(one);
  await subscribe(second);
  const list = (await bai.call(wire.listSubscribedColumns, {})).body;
  expect(list.recordCount).toBe(before + 2);
  expect(list.items.find(({ id }) => id === first)?.subscribeId).toBe(one.subscribeId);
  expect(idsOf((await bai.call(listSubscribedQuestions, {})).body.items).slice(0, 1)).toEqual([fresh]);
  expect(idsOf((await bai.call(listSubscribedQuestions, {})).body.items)).toContain(old);
  await subscribe(first, false);
  expect(await subscribe(second, false)).toEqual({ subscribeId: null, subscribeNum: 0 });
  expect(idsOf((await bai.call(listSubscribedQuestions, {})).body.items)).not.toContain(fresh);
});

test('[COMM-02] D-142: where the community is closed lists are empty and nothing is found', async () => {
  const { id } = (await told.create('tangyuwei', team)).body;
  await world.rows(
    `insert into setting (tenant_id, organization_id, key, value)
     select tenant_id, organization_id, 'KNOWLEDGE_OPERATION_CONFIG', '{"communityIsOpen":"0"}'
     from member where account = 'mengxinlan' on conflict (organization_id, key) do update set value = excluded.value`,
  );
  const meng = await told.as('mengxinlan');
  const lists = [
    (await meng.call(wire.listAccountColumns, { enjoyId: team })).body,
    (await meng.call(wire.recommendColumns, {})).body,
    (await meng.call(wire.recommendRandomColumns, {})).body,
    (await meng.call(wire.listSubscribedColumns, {})).body,
    (await meng.call(listSubscribedQuestions, {})).body,
  ];
  expect(lists.map(({ items }) => items)).toEqual([[], [], [], [], []]);
  expect((await meng.call(wire.readColumn, { id })).status).toBe(404);
  expect((await meng.call(wire.subscribeColumn, { id })).status).toBe(404);
});

test('[COMM-30] the columns of a closed account are there for its people and in no list', async () => {
  const own = await told.team('hejingxing');
  const question = await told.publish('hejingxing', own);
  const { id } = (await told.create('hejingxing', own, { questionIds: [question] })).body;
  await lin.call(wire.subscribeColumn, { id });
  await world.rows(`update share_account set state = 'closed' where id = $1`, [own]);
  expect((await lin.call(wire.readColumn, { id })).status).toBe(404);
  expect((await lin.call(wire.listAccountColumns, { enjoyId: own })).status).toBe(404);
  expect(idsOf((await lin.call(wire.listSubscribedColumns, {})).body.items)).not.toContain(id);
  expect(idsOf((await lin.call(wire.recommendRandomColumns, { size: 20 })).body.items)).not.toContain(id);
  const he = await told.as('hejingxing');
  expect((await he.call(wire.listColumnContents, { id })).body.recordCount).toBe(1);
  // What is there to change it with is refused, as the contract says.
  const closed = errorTable['account.wrong-state'].number;
  expect((await he.call(wire.readColumnForm, { id })).body.errorCode).toBe(closed);
  expect((await he.call(wire.listColumnQuestions, { enjoyId: own })).body.errorCode).toBe(closed);
  for (const { errors } of [wire.readColumnForm, wire.listColumnQuestions])
    expect(errors).toContain('account.wrong-state');
});
