import * as wire from '@shuyuan/contract/community/topics.wire';
import { hotTopicsPageSize } from '@shuyuan/contract/community/topics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import { addWords } from '../../system/index.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { topicNamed } from '../../../world/tests/community/test-topics.ts';

let world: TestWorld;
let lin: Caller;
let neighbour: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['platform-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻居', password: 'shuyuan-2026' });
  neighbour = await world.signIn('neighbour');
  const [company] = await world.rows(`select tenant_id from member where account = 'linzhiyuan'`);
  await addWords(system, { tenantId: String(company?.['tenant_id']), words: ['禁语'] });
});
afterAll(() => world.close());

const rows = async () => world.rows('select id, name, type_id, description, is_hidden from topic order by id');

test('[SYSTEM-06] [COMM-35] a picker gets the topics by name, of one kind or found by a part of the name', async () => {
  const { items } = (await lin.call(wire.selectTopics, {})).body;
  expect(items.length).toBeGreaterThan(20);
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['id', 'name', 'typeId']);
  const found = (await lin.call(wire.selectTopics, { search: '生产' })).body.items.map(({ name }) => name);
  expect(found.toSorted()).toEqual(['安全生产', '精益生产'].toSorted());
  const [first] = items;
  const ofType = (await lin.call(wire.selectTopics, { typeId: first?.typeId })).body.items;
  expect(ofType.length).toBeLessThan(items.length);
  expect(new Set(ofType.map(({ typeId }) => typeId))).toEqual(new Set([first?.typeId]));
  expect((await neighbour.call(wire.selectTopics, {})).body.items).toEqual([]);
});

test('[SYSTEM-06] all topics by page, each once, with what the caller follows', async () => {
  const pages = [1, 2, 3].map((page) => lin.call(wire.selectTopicPages, { page, pageSize: 10 }));
  const answers = (await Promise.all(pages)).map(({ body }) => body);
  const items = answers.flatMap((body) => body.items);
  expect(new Set(items.map(({ id }) => id)).size).toBe(answers[0]?.recordCount);
  expect(items.find(({ name }) => name === '软件架构')).toMatchObject({
    typeName: '软件与数据',
    attentionNum: 4,
    attentionId: expect.any(String),
  });
  expect(items.find(({ name }) => name === '设备点检')).toMatchObject({ attentionNum: 1, attentionId: null });
});

test('[SYSTEM-06] [COMM-44] hot topics come ten at a time, the most followed first', async () => {
  const { items, recordCount } = (await lin.call(wire.selectHotTopics, {})).body;
  expect(items).toHaveLength(hotTopicsPageSize);
  expect(recordCount).toBeGreaterThan(hotTopicsPageSize);
  const heat = items.map(({ attentionNum, accountNum }) => attentionNum + accountNum);
  expect(heat).toEqual(heat.toSorted((a, b) => b - a));
});

test('[SYSTEM-07] [COMM-35] kinds stand in their order and are found by name in any spelling', async () => {
  const { items } = (await lin.call(wire.listTopicTypes, {})).body;
  expect(items.map(({ name }) => name)).toEqual(['智能制造', '软件与数据', '质量与安全', '市场与客户', '成长与管理']);
  expect((await lin.call(wire.findTopicType, { name: ' 智能制造 ' })).body.topicType).toEqual(items[0]);
  expect((await lin.call(wire.findTopicType, { name: '没有' })).body.topicType).toBeNull();
});

test('[COMM-36] a topic by its id; somebody else’s company has none', async () => {
  const id = await topicNamed(lin, '读书会');
  expect((await lin.call(wire.readTopic, { id })).body).toMatchObject({ id, name: '读书会', typeName: '成长与管理' });
  expect(await neighbour.call(wire.readTopic, { id })).toMatchObject({ status: 404 });
  expect(await lin.call(wire.readTopic, { id: 'nothing' })).toMatchObject({ status: 404 });
  expect(await world.visitor.call(wire.readTopic, { id })).toMatchObject({ status: 401 });
});

test('[COMM-38] the topics one follows, the latest first', async () => {
  const { items, recordCount } = (await lin.call(wire.listFollowedTopics, {})).body;
  expect(items).toHaveLength(recordCount);
  expect(items.map(({ name }) => name)).toContain('读书会');
  expect(items.every(({ attentionId }) => attentionId !== null)).toBe(true);
  expect(items.at(-1)?.name).toBe('软件架构');
});

test('[COMM-40] [COMM-43] a typed topic is the one of this name in any spelling, else a new one', async () => {
  const known = await topicNamed(lin, '读书会');
  expect((await lin.call(wire.quickAddTopic, { name: ' 读书会 ' })).body.id).toBe(known);
  const { items } = (await lin.call(wire.listTopicTypes, {})).body;
  const added = (await lin.call(wire.quickAddTopic, { name: 'ＲＯＳ', typeName: '智能制造', rootOrganizationId: 'x' }))
    .body;
  expect(added).toMatchObject({ name: 'ＲＯＳ', typeId: items[0]?.id });
  expect((await lin.call(wire.quickAddTopic, { name: 'ros' })).body).toEqual(added);
  const mine = await world.rows(`select t.id from topic t join member m on m.id = t.created_by
    where m.account = 'linzhiyuan'`);
  expect(mine).toEqual([{ id: added.id }]);
});

test('[COMM-40] a kind nobody knows is the default one, which has no name of its own and stands last', async () => {
  const [first, second] = [
    (await lin.call(wire.quickAddTopic, { name: '茶话会', typeName: '没有这类' })).body,
    (await lin.call(wire.quickAddTopic, { name: '羽毛球' })).body,
  ];
  expect(second.typeId).toBe(first.typeId);
  const { items } = (await lin.call(wire.listTopicTypes, {})).body;
  expect(items.at(-1)).toEqual({ id: first.typeId, name: '' });
});

test('[COMM-40] the same typed by many at once is one topic', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => neighbour.call(wire.quickAddTopic, { name: '同时' })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('[COMM-40] [COMM-41] refused: too long, empty, a banned word, a hidden topic, a visitor; nothing is added', async () => {
  const luchengze = await world.signIn('luchengze');
  const id = await topicNamed(lin, '绿色工厂');
  const { items } = (await luchengze.call(wire.listManagedTopics, { search: '绿色工厂' })).body;
  const { typeId = '', desc = '' } = items[0] ?? {};
  await luchengze.call(wire.changeTopic, { id, name: '绿色工厂', typeId, desc, isHidden: true });
  const before = await rows();
  for (const name of ['十一个字的话题名称太长', '', '   ']) {
    expect(await lin.call(wire.quickAddTopic, { name }), name).toMatchObject({ status: 422 });
  }
  expect((await lin.call(wire.quickAddTopic, { name: '说禁语' })).body.errorCode).toBe(22201);
  expect((await lin.call(wire.quickAddTopic, { name: '绿色工厂' })).body.errorCode).toBe(29103);
  expect(await world.visitor.call(wire.quickAddTopic, { name: '访客' })).toMatchObject({ status: 401 });
  expect(await rows()).toEqual(before);
});

test('[COMM-40] D-141: of a kind that is removed at this moment a topic is added to the one for all others', async () => {
  const [kind] = await world.rows(
    `insert into topic_type (id, tenant_id, name, name_key, created_at)
     select 'going', tenant_id, '将删', '将删', now() from member where account = 'linzhiyuan' returning id`,
  );
  const removal = { statement: 'delete from topic_type where id = $1', values: [kind?.['id']] };
  const { status, body } = await whileChanging(world, removal, () =>
    lin.call(wire.quickAddTopic, { name: '来去之间', typeName: '将删' }),
  );
  expect(status).toBe(200);
  expect(await world.rows('select is_default from topic_type where id = $1', [body.typeId])).toEqual([
    { is_default: true },
  ]);
});
