import { AttentionTarget } from '@shuyuan/contract/community/attention';
import {
  listFollowers,
  readAttention,
  readAttentionStatistic,
  saveAttention,
} from '@shuyuan/contract/community/attention.wire';
import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import { listFollowedAccounts } from '@shuyuan/contract/teams/account.wire';
import { listFollowedTopics, readTopic } from '@shuyuan/contract/community/topics.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, createOrganization } from '../../people/index.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { topicNamed } from '../../../world/tests/community/test-topics.ts';

let world: TestWorld;
let lin: Caller;
let neighbour: Caller;
beforeAll(async () => {
  world = await openWorld();
  lin = await world.signIn('linzhiyuan');
  const { system } = world.installation;
  const other = await createOrganization(system, { name: '邻家公司' });
  const place = { tenantId: other.id, organizationId: other.id, roles: [] };
  await createMember(system, { ...place, account: 'neighbour', fullName: '邻居', password: 'shuyuan-2026' });
  neighbour = await world.signIn('neighbour');
});
afterAll(() => world.close());

const { topic, member, circle, sharer } = AttentionTarget;
const memberId = async (account: string) =>
  String((await world.rows('select id from member where account = $1', [account]))[0]?.['id']);
const state = async () => [
  await world.rows('select * from attention order by id'),
  await world.rows('select id, attention_num from topic order by id'),
  await deliveries(),
];
const deliveries = () =>
  world.rows(`select payload -> 'receivers' as receivers, payload -> 'values' as values, payload ->> 'key' as key
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'notifications:deliver' and payload ->> 'kind' = 'attention'`);

test('[COMM-19] [COMM-38] a topic is followed and left; the same again changes nothing; the number goes along', async () => {
  const targetId = await topicNamed(lin, '信息安全');
  const target = { targetType: topic, targetId };
  const on = (await lin.call(saveAttention, { ...target, isOn: true })).body;
  expect(on).toEqual({ attentionId: expect.any(String), attentionNum: 1 });
  expect((await lin.call(saveAttention, { ...target, isOn: true })).body).toEqual(on);
  expect((await lin.call(readTopic, { id: targetId })).body).toMatchObject(on);
  expect((await lin.call(readAttention, target)).body).toEqual({ ...on, can: { follow: true } });
  expect((await lin.call(listFollowedTopics, {})).body.items[0]?.id).toBe(targetId);
  const off = { attentionId: null, attentionNum: 0 };
  expect((await lin.call(saveAttention, { ...target, isOn: false })).body).toEqual(off);
  expect((await lin.call(saveAttention, { ...target, isOn: false })).body).toEqual(off);
  expect((await lin.call(readAttention, target)).body).toMatchObject(off);
});

test('[COMM-19] followed many times at once is followed once', async () => {
  const target = { targetType: topic, targetId: await topicNamed(lin, '低代码') };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => lin.call(saveAttention, { ...target, isOn: true })));
  expect(new Set(answers.map(({ body }) => body.attentionId)).size).toBe(1);
  expect((await lin.call(readAttention, target)).body.attentionNum).toBe(2);
  await Promise.all([1, 2, 3].map(() => lin.call(saveAttention, { ...target, isOn: false })));
  expect((await lin.call(readAttention, target)).body).toMatchObject({ attentionId: null, attentionNum: 1 });
});

test('[COMM-19] who is followed is told so, by name', async () => {
  const targetId = await memberId('baisuyin');
  const target = { targetType: member, targetId };
  expect((await lin.call(saveAttention, { ...target, isOn: true })).body.attentionNum).toBe(1);
  expect(await deliveries()).toEqual([
    {
      receivers: [targetId],
      values: { person: '林知远' },
      key: `followed ${targetId} ${await memberId('linzhiyuan')}`,
    },
  ]);
  await lin.call(saveAttention, { ...target, isOn: true });
  expect(await deliveries()).toHaveLength(1);
  await lin.call(saveAttention, { ...target, isOn: false });
});

test('D-097: who follows a colleague, the latest first, for colleagues only', async () => {
  const [gu, own] = [await memberId('guhuaiqian'), await memberId('linzhiyuan')];
  const { items, recordCount } = (await lin.call(listFollowers, { memberId: gu, pageSize: 2 })).body;
  expect(recordCount).toBe(3);
  expect(items).toHaveLength(2);
  expect((await lin.call(listFollowers, { memberId: own })).body.items).toMatchObject([
    { fullName: '何景行', organization: { name: '软件研发部' } },
  ]);
  await world.rows(`update member set state = 'suspended' where account = 'shixiaoman'`);
  expect((await lin.call(listFollowers, { memberId: gu })).body.recordCount).toBe(2);
  await world.rows(`update member set state = 'active' where account = 'shixiaoman'`);
  expect(await neighbour.call(listFollowers, { memberId: gu })).toMatchObject({ status: 404 });
  expect(await world.visitor.call(listFollowers, { memberId: gu })).toMatchObject({ status: 401 });
});

test('[COMM-24] how many of each kind one follows, and how many follow one', async () => {
  const gu = await world.signIn('guhuaiqian');
  expect((await gu.call(readAttentionStatistic, {})).body).toMatchObject({ followerNum: 3 });
  const { items, followerNum } = (await lin.call(readAttentionStatistic, {})).body;
  expect(items).toContainEqual({ targetType: member, count: 2 });
  expect(items.find(({ targetType }) => targetType === topic)?.count).toBe(
    (await lin.call(listFollowedTopics, {})).body.recordCount,
  );
  expect(followerNum).toBe(1);
  expect(await world.visitor.call(readAttentionStatistic, {})).toMatchObject({ status: 401 });
});

test('[COMM-19] refused: oneself, another company, what is not there, what nobody answers for, a visitor, bad input', async () => {
  const targetId = await topicNamed(lin, '软件架构');
  const own = await memberId('linzhiyuan');
  const before = await state();
  const isOn = true;
  expect((await lin.call(saveAttention, { targetType: member, targetId: own, isOn })).body.errorCode).toBe(29111);
  expect((await lin.call(readAttention, { targetType: member, targetId: own })).body.can).toEqual({ follow: false });
  for (const on of [true, false]) {
    for (const target of [
      { targetType: topic, targetId },
      { targetType: member, targetId: own },
    ]) {
      expect(await neighbour.call(saveAttention, { ...target, isOn: on })).toMatchObject({ status: 404 });
      expect(await neighbour.call(readAttention, target)).toMatchObject({ status: 404 });
      expect(await world.visitor.call(saveAttention, { ...target, isOn: on })).toMatchObject({ status: 401 });
    }
    expect(await lin.call(saveAttention, { targetType: topic, targetId: 'nothing', isOn: on })).toMatchObject({
      status: 404,
    });
    expect(await lin.call(saveAttention, { targetType: circle, targetId, isOn: on })).toMatchObject({ status: 404 });
  }
  expect(await lin.call(saveAttention, { targetType: 9 as 1, targetId, isOn })).toMatchObject({ status: 422 });
  expect(await lin.call(saveAttention, { targetType: topic, targetId: '', isOn })).toMatchObject({ status: 422 });
  expect(await state()).toEqual(before);
});

test('[COMM-19] D-131: whoever left or is suspended is not followed anew, and can be left', async () => {
  const target = { targetType: member, targetId: await memberId('shixiaoman') };
  for (const gone of ['left', 'suspended']) {
    const before = await state();
    await world.rows('update member set state = $1 where id = $2', [gone, target.targetId]);
    expect(await lin.call(saveAttention, { ...target, isOn: true })).toMatchObject({ status: 404 });
    expect(await state()).toEqual(before);
    await world.rows("update member set state = 'active' where id = $1", [target.targetId]);
    expect(await lin.call(saveAttention, { ...target, isOn: true })).toMatchObject({ status: 200 });
    await world.rows('update member set state = $1 where id = $2', [gone, target.targetId]);
    expect(await lin.call(saveAttention, { ...target, isOn: false })).toMatchObject({ status: 200 });
    await world.rows("update member set state = 'active' where id = $1", [target.targetId]);
  }
});

test('[COMM-24] [TEAM-31] what is out of sight is neither counted nor listed', async () => {
  const counted = async () => {
    const { items } = (await lin.call(readAttentionStatistic, {})).body;
    return [sharer, member].map((kind) => items.find(({ targetType }) => targetType === kind)?.count ?? 0);
  };
  const listed = async () => [
    (await lin.call(listFollowedAccounts, {})).body.recordCount,
    (await lin.call(listFollowedMembers, {})).body.recordCount,
  ];
  const before = await counted();
  expect(await listed()).toEqual(before);
  const own = await memberId('linzhiyuan');
  const one = '(select min(target_id) from attention where member_id = $1 and target_type = $2)';
  await world.rows(`update share_account set state = 'closed' where id = ${one}`, [own, sharer]);
  await world.rows(`update member set state = 'left' where id = ${one}`, [own, member]);
  expect(await counted()).toEqual(before.map((count) => count - 1));
  expect(await listed()).toEqual(await counted());
  await world.rows(`update share_account set state = 'active' where id = ${one}`, [own, sharer]);
  await world.rows(`update member set state = 'active' where id = ${one}`, [own, member]);
});

test('[COMM-19] one connection each is enough to follow and to leave: many at once never wait for each other', async () => {
  const narrow = await openWorld({ beside: world, env: { DATABASE_POOL: '2' } });
  try {
    const caller = await narrow.signIn('shenruoxi');
    const others = await world.rows(
      "select other.id from member own join member other using (tenant_id) where own.account = 'shenruoxi' and other.id <> own.id limit 8",
    );
    for (const isOn of [true, false, false]) {
      const answers = await Promise.all(
        others.map(({ id }) => caller.call(saveAttention, { targetType: member, targetId: String(id), isOn })),
      );
      expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    }
  } finally {
    await narrow.close();
  }
});
