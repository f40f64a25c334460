import * as wire from '@shuyuan/contract/community/topics.wire';
import { listAudit } from '@shuyuan/contract/admin/audit.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import { addWords } from '../../system/index.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { topicNamed } from '../../../world/tests/community/test-topics.ts';

let world: TestWorld;
let lin: Caller;
let lu: Caller;
let neighbour: Caller;
let types: readonly { readonly id: string; readonly name: string }[];
beforeAll(async () => {
  world = await openWorld();
  [lin, lu] = [await world.signIn('linzhiyuan'), await world.signIn('luchengze')];
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: ['org-admin', 'platform-admin'] as const };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻居', password: 'shuyuan-2026' });
  neighbour = await world.signIn('neighbour');
  const [company] = await world.rows(`select tenant_id from member where account = 'linzhiyuan'`);
  await addWords(system, { tenantId: String(company?.['tenant_id']), words: ['禁语'] });
  types = (await lu.call(wire.listTopicTypes, {})).body.items;
});
afterAll(() => world.close());

const typeId = (at: number): string => types[at]?.id ?? '';
const state = async () => [
  await world.rows('select id, name, type_id, description, is_hidden from topic order by id'),
  await world.rows('select id, name, position from topic_type order by id'),
  await world.rows('select count(*) from audit_entry'),
];

test('[SYSTEM-06] a topic is made, renamed, moved, described and hidden, with what was before in the trail', async () => {
  const { id } = (await lu.call(wire.createTopic, { name: '虚拟调试', typeId: typeId(0), desc: '先在屏幕上跑通。' }))
    .body;
  expect((await lin.call(wire.readTopic, { id })).body).toMatchObject({ name: '虚拟调试', attentionNum: 0 });
  const changed = { id, name: '仿真调试', typeId: typeId(1), desc: '先仿真，后上线。', isHidden: true };
  await lu.call(wire.changeTopic, changed);
  expect((await lin.call(wire.selectTopics, { search: '仿真' })).body.items).toEqual([]);
  expect((await lin.call(wire.selectTopicPages, { search: '仿真' })).body.recordCount).toBe(0);
  expect((await lu.call(wire.listManagedTopics, { search: '仿真' })).body.items).toMatchObject([
    { id, name: '仿真调试', typeName: '软件与数据', isHidden: true },
  ]);
  expect((await lin.call(wire.readTopic, { id })).body.name).toBe('仿真调试');
  await lu.call(wire.changeTopic, { ...changed, isHidden: false });
  expect((await lin.call(wire.selectTopics, { search: '仿真' })).body.items).toHaveLength(1);
  const { items } = (await lu.call(listAudit, { pageSize: 3 })).body;
  expect(items.map(({ action }) => action)).toEqual(['topic.changed', 'topic.changed', 'topic.created']);
  expect(items[1]).toMatchObject({
    before: { name: '虚拟调试', type: '智能制造', isHidden: false },
    after: { name: '仿真调试', type: '软件与数据', isHidden: true },
  });
});

test('[SYSTEM-07] a kind is made at the end, renamed, and removed once no topic has it', async () => {
  const { id } = (await lu.call(wire.createTopicType, { name: '临时' })).body;
  expect((await lin.call(wire.listTopicTypes, {})).body.items.at(-1)).toEqual({ id, name: '临时' });
  await lu.call(wire.changeTopicType, { id, name: '兴趣' });
  expect((await lin.call(wire.findTopicType, { name: '兴趣' })).body.topicType?.id).toBe(id);
  const topic = { name: '摄影', typeId: id, desc: '' };
  const { id: topicId } = (await lu.call(wire.createTopic, topic)).body;
  expect((await lu.call(wire.removeTopicType, { id })).body.errorCode).toBe(29102);
  await lu.call(wire.changeTopic, { ...topic, id: topicId, typeId: typeId(4), isHidden: false });
  expect((await lu.call(wire.removeTopicType, { id })).body).toEqual({ id });
  expect(await lu.call(wire.removeTopicType, { id })).toMatchObject({ status: 404 });
});

test('refused: a name that is taken in any spelling, of topics and of kinds; nothing is changed', async () => {
  const id = await topicNamed(lin, '读书会');
  const before = await state();
  const fields = { typeId: typeId(0), desc: '' };
  const answers = [
    await lu.call(wire.createTopic, { name: ' 精益生产 ', ...fields }),
    await lu.call(wire.changeTopic, { id, name: '精益生产', ...fields, isHidden: false }),
    await lu.call(wire.createTopicType, { name: '智能制造' }),
    await lu.call(wire.changeTopicType, { id: typeId(1), name: '智能制造' }),
  ];
  expect(answers.map(({ body }) => body.errorCode)).toEqual([29101, 29101, 29101, 29101]);
  expect(await state()).toEqual(before);
});

test('refused: banned words, bad input, what is not there; nothing is changed', async () => {
  const id = await topicNamed(lin, '读书会');
  const before = await state();
  const fine = { name: '新话题', typeId: typeId(0), desc: '' };
  const banned = [
    await lu.call(wire.createTopic, { ...fine, desc: '说禁语' }),
    await lu.call(wire.changeTopic, { ...fine, id, name: '禁语', isHidden: false }),
    await lu.call(wire.createTopicType, { name: '禁语' }),
    await lu.call(wire.changeTopicType, { id: typeId(0), name: '禁语' }),
  ];
  expect(banned.map(({ body }) => body.errorCode)).toEqual([22201, 22201, 22201, 22201]);
  expect(await lu.call(wire.createTopic, { ...fine, name: '' })).toMatchObject({ status: 422 });
  expect(await lu.call(wire.createTopic, { ...fine, desc: '长'.repeat(201) })).toMatchObject({ status: 422 });
  expect(
    await lu.call(wire.changeTopic, { ...fine, id, name: '十一个字的话题名称太长', isHidden: false }),
  ).toMatchObject({
    status: 422,
  });
  expect(await lu.call(wire.createTopicType, { name: '' })).toMatchObject({ status: 422 });
  expect(await lu.call(wire.changeTopicType, { id: typeId(0), name: '长'.repeat(21) })).toMatchObject({ status: 422 });
  const unknown = [
    await lu.call(wire.createTopic, { ...fine, typeId: 'nothing' }),
    await lu.call(wire.changeTopic, { ...fine, id, typeId: 'nothing', isHidden: false }),
    await lu.call(wire.changeTopic, { ...fine, id: 'nothing', isHidden: false }),
    await lu.call(wire.changeTopicType, { id: 'nothing', name: '无' }),
    await lu.call(wire.removeTopicType, { id: 'nothing' }),
  ];
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await state()).toEqual(before);
});

test('refused: visitors 401, members without the right 403, another company 404; nothing is changed', async () => {
  const id = await topicNamed(lin, '读书会');
  const before = await state();
  const topic = { name: '新话题', typeId: typeId(0), desc: '' };
  const writes = (who: Caller) => [
    who.call(wire.createTopic, topic),
    who.call(wire.changeTopic, { ...topic, id, isHidden: true }),
    who.call(wire.changeTopicType, { id: typeId(0), name: '改名' }),
    who.call(wire.removeTopicType, { id: typeId(0) }),
  ];
  const statuses = async (who: Caller) => (await Promise.all(writes(who))).map(({ status }) => status);
  expect(await statuses(world.visitor)).toEqual([401, 401, 401, 401]);
  expect(await statuses(lin)).toEqual([403, 403, 403, 403]);
  expect(await statuses(neighbour)).toEqual([404, 404, 404, 404]);
  expect(await world.visitor.call(wire.createTopicType, { name: '新' })).toMatchObject({ status: 401 });
  expect(await lin.call(wire.createTopicType, { name: '新' })).toMatchObject({ status: 403 });
  expect(await lin.call(wire.listManagedTopics, {})).toMatchObject({ status: 403 });
  expect(await state()).toEqual(before);
});
