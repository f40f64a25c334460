import * as wire from '@shuyuan/contract/community/ask-bar.wire';
import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttention } from '@shuyuan/contract/community/attention.wire';
import { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { teamsOf } from '../../../world/tests/community/test-teams.ts';

let world: TestWorld;
let teams: ReturnType<typeof teamsOf>;
beforeAll(async () => {
  world = await openWorld();
  teams = teamsOf(world);
});
afterAll(() => world.close());

test('[COMM-57] D-145: experts are the share accounts of that kind, found by name and topic', async () => {
  const lin = await teams.as('linzhiyuan');
  const { items, recordCount } = (await lin.call(wire.listExperts, {})).body;
  expect(new Set(items.map(({ enjoyType }) => enjoyType))).toEqual(new Set([EnjoyType.expert]));
  expect([items.map(({ name }) => name).toSorted(), recordCount]).toEqual([['何以架构', '微言质量', '顾工说工艺'], 3]);
  const namesOf = async (wanted: object) =>
    (await lin.call(wire.listExperts, wanted)).body.items.map(({ name }) => name);
  expect(await namesOf({ search: '架构' })).toEqual(['何以架构']);
  expect(await namesOf({ topicId: await teams.topicOf('质量管理') })).toEqual(['微言质量']);
});

test('[COMM-57] D-145: what is followed there is followed here, and the other way round', async () => {
  const bai = await teams.as('baisuyin');
  const target = { targetType: AttentionTarget.sharer, targetId: await teams.accountOf('何以架构') };
  const before = (await bai.call(readAttention, target)).body;
  expect(before.attentionId).toBeNull();
  const followed = (await bai.call(wire.saveAskBarAttention, { ...target, isOn: true })).body;
  expect(followed.attentionNum).toBe(before.attentionNum + 1);
  expect((await bai.call(readAttention, target)).body).toMatchObject(followed);
  expect((await bai.call(wire.readAskBarAttention, target)).body).toMatchObject(followed);
});

test('[COMM-57] refused: oneself, another company, a visitor, what nobody follows; nothing is changed', async () => {
  const outsider = await teams.welcomeOutsider();
  const bai = await teams.as('baisuyin');
  const target = { targetType: AttentionTarget.sharer, targetId: await teams.accountOf('何以架构'), isOn: true };
  const before = await teams.snapshot();
  const own = { targetType: AttentionTarget.member, targetId: await teams.idOf('baisuyin'), isOn: true };
  const answers = [
    await bai.call(wire.saveAskBarAttention, own),
    await outsider.call(wire.saveAskBarAttention, target),
    await outsider.call(wire.readAskBarAttention, target),
    await world.visitor.call(wire.saveAskBarAttention, target),
    await world.visitor.call(wire.listExperts, {}),
    await bai.call(wire.saveAskBarAttention, { ...target, targetId: 'nothing' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 404, 401, 401, 404]);
  expect((await outsider.call(wire.listExperts, {})).body.recordCount).toBe(0);
  expect(await teams.snapshot()).toBe(before);
});
