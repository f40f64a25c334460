import * as wire from '@shuyuan/contract/community/circle.wire';
import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttentionStatistic, saveAttention } from '@shuyuan/contract/community/attention.wire';
import { ContentSort } from '@shuyuan/contract/community/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { columnsOf } from '../../../world/tests/community/test-columns.ts';

let world: TestWorld;
let told: ReturnType<typeof columnsOf>;
let lin: Caller;
let lu: Caller;
beforeAll(async () => {
  world = await openWorld();
  told = columnsOf(world);
  [lin, lu] = [await told.as('linzhiyuan'), await told.as('luchengze')];
  await world.rows(`delete from attention where target_type = 5`);
  await world.rows('update question set circle_id = null');
  await world.rows('delete from knowledge_circle');
});
afterAll(() => world.close());

const make = async (name: string, over: { readNum?: number } = {}) => {
  const { id } = (await lu.call(wire.createCircle, { name, desc: `${name}的圈子` })).body;
  await world.rows('update knowledge_circle set read_num = $2 where id = $1', [id, over.readNum ?? 0]);
  return id;
};
const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

test('[COMM-45] a circle says what it is, how many belong to it and whether the caller does', async () => {
  const id = await make('智造圈', { readNum: 7 });
  expect((await lin.call(wire.readCircle, { id })).body).toEqual({
    id,
    name: '智造圈',
    coverPath: 'preset:circle-1',
    contentNum: 0,
    popluarNum: 7,
    attention: false,
    attentionNum: 0,
    desc: '智造圈的圈子',
  });
});

test('[COMM-52] [COMM-46] [COMM-51] joined and left; the same again changes nothing', async () => {
  const id = await make('读书圈');
  const join = async (isOn: boolean) => (await lin.call(wire.joinCircle, { id, isOn })).body;
  expect([await join(true), await join(true)]).toEqual([
    { attention: true, attentionNum: 1 },
    { attention: true, attentionNum: 1 },
  ]);
  expect((await lin.call(wire.readCircle, { id })).body).toMatchObject({ attention: true, attentionNum: 1 });
  expect(namesOf((await lin.call(wire.listMyCircles, {})).body.items)).toEqual(['读书圈']);
  expect((await lin.call(readAttentionStatistic, {})).body.items).toContainEqual({
    targetType: AttentionTarget.circle,
    count: 1,
  });
  expect([await join(false), await join(false)]).toEqual([
    { attention: false, attentionNum: 0 },
    { attention: false, attentionNum: 0 },
  ]);
  const follow = { targetType: AttentionTarget.circle, targetId: id, isOn: true };
  expect((await lin.call(saveAttention, follow)).body.attentionNum).toBe(1);
  expect((await lin.call(wire.listMyCircles, {})).body.recordCount).toBe(1);
  await join(false);
});

test('[COMM-47] [COMM-49] [COMM-50] the hottest first, found by name; one’s own are not recommended', async () => {
  await world.rows('delete from attention where target_type = 5');
  await world.rows('delete from knowledge_circle');
  const ids: string[] = [];
  for (const [index, name] of ['甲圈', '乙圈', '丙圈', '丁圈', '戊圈'].entries())
    ids.push(await make(name, { readNum: index }));
  // Three times a reader: who belongs counts more than who reads.
  await (await told.as('hejingxing')).call(wire.joinCircle, { id: ids[0] ?? '', isOn: true });
  await (await told.as('tanmuyang')).call(wire.joinCircle, { id: ids[0] ?? '', isOn: true });
  expect(namesOf((await lin.call(wire.listHottestCircles, {})).body.items)).toEqual(['甲圈', '戊圈', '丁圈', '丙圈']);
  expect(namesOf((await lin.call(wire.recommendCircles, {})).body.items)).toEqual(['甲圈', '戊圈', '丁圈']);
  const pages = (await lin.call(wire.listCirclePages, { page: 2, pageSize: 2 })).body;
  expect([namesOf(pages.items), pages.recordCount]).toEqual([['丁圈', '丙圈'], 5]);
  expect(namesOf((await lin.call(wire.listCirclePages, { search: '乙' })).body.items)).toEqual(['乙圈']);
  await lin.call(wire.joinCircle, { id: ids[0] ?? '', isOn: true });
  expect(namesOf((await lin.call(wire.recommendCircles, {})).body.items)).toEqual(['戊圈', '丁圈', '丙圈']);
});

test('[COMM-48] what was published in it, by both addresses and in every order; what is not shown is not there', async () => {
  const id = await make('质量圈');
  const team = await told.team('tangyuwei');
  const old = await told.publish('linzhiyuan', null, { circleId: id, daysAgo: 9, readNum: 5 });
  const fresh = await told.publish('tangyuwei', team, { circleId: id, daysAgo: 1, readNum: 1 });
  await told.publish('linzhiyuan', null, { circleId: id, state: 'pending' });
  await told.publish('linzhiyuan', null, { circleId: id, state: 'removed' });
  const idsOf = async (endpoint: typeof wire.listCircleQuestions, sort?: ContentSort) =>
    (await lin.call(endpoint, { id, sort })).body.items.map((item) => item.id);
  expect(await idsOf(wire.listCircleQuestions)).toEqual([fresh, old]);
  expect(await idsOf(wire.listCircleQuestionsById, ContentSort.oldest)).toEqual([old, fresh]);
  expect(await idsOf(wire.listCircleQuestions, ContentSort.mostRead)).toEqual([old, fresh]);
  await world.rows(`update share_account set state = 'closed' where id = $1`, [team]);
  expect(await idsOf(wire.listCircleQuestions)).toEqual([old]);
});

test('[COMM-02] D-142: where circles are closed lists are empty, nothing is found and nobody joins', async () => {
  const xiao = await told.as('xiaoyichen');
  const id = await make('不开的圈');
  const lists = [
    (await xiao.call(wire.listMyCircles, {})).body,
    (await xiao.call(wire.listHottestCircles, {})).body,
    (await xiao.call(wire.listCirclePages, {})).body,
    (await xiao.call(wire.recommendCircles, {})).body,
    (await xiao.call(wire.listCircleQuestions, { id })).body,
  ];
  expect(lists.map(({ items }) => items)).toEqual([[], [], [], [], []]);
  expect((await xiao.call(wire.recommendCircle, {})).body).toEqual({ circle: null });
  const before = await told.snapshot();
  expect((await xiao.call(wire.readCircle, { id })).status).toBe(404);
  expect((await xiao.call(wire.joinCircle, { id, isOn: true })).status).toBe(404);
  expect(await told.snapshot()).toBe(before);
});

test('[COMM-52] a circle that is not listed is offered nowhere, can be left but not joined; who comes from something in it still reads it', async () => {
  const id = await make('旧圈');
  await lin.call(wire.joinCircle, { id, isOn: true });
  await lu.call(wire.changeCircle, { id, name: '旧圈', desc: '', isHidden: true });
  expect((await lin.call(wire.readCircle, { id })).body.attention).toBe(true);
  expect((await lin.call(wire.listCirclePages, { search: '旧圈' })).body.recordCount).toBe(0);
  const offered = [
    ...(await lin.call(wire.listCirclePages, { pageSize: 100 })).body.items,
    ...(await lin.call(wire.listHottestCircles, { size: 20 })).body.items,
    ...(await lin.call(wire.recommendCircles, { size: 20 })).body.items,
  ];
  expect(offered.length).toBeGreaterThan(0);
  expect(namesOf(offered)).not.toContain('旧圈');
  expect(namesOf((await lin.call(wire.listMyCircles, {})).body.items)).toContain('旧圈');
  expect((await lin.call(wire.joinCircle, { id, isOn: false })).body.attentionNum).toBe(0);
  expect((await lin.call(wire.joinCircle, { id, isOn: true })).status).toBe(404);
});

test('[COMM-52] refused: another company, a visitor, what is not there; nothing is changed', async () => {
  const id = await make('我们的圈');
  const outsider = await told.welcomeOutsider();
  const before = await told.snapshot();
  const answers = [
    await outsider.call(wire.joinCircle, { id, isOn: true }),
    await outsider.call(wire.readCircle, { id }),
    await outsider.call(wire.listCircleQuestions, { id }),
    await world.visitor.call(wire.joinCircle, { id, isOn: true }),
    await lin.call(wire.joinCircle, { id: 'nothing', isOn: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 401, 404]);
  expect((await outsider.call(wire.listCirclePages, {})).body.recordCount).toBe(0);
  expect(await told.snapshot()).toBe(before);
});

test('[COMM-52] many who join at once are all counted', async () => {
  const id = await make('人多的圈');
  const accounts = ['linzhiyuan', 'hejingxing', 'tanmuyang', 'tangyuwei', 'baisuyin', 'yuanjinghe', 'mengxinlan'];
  const people = await Promise.all(accounts.map((account) => told.as(account)));
  await Promise.all(people.flatMap((one) => [1, 2].map(() => one.call(wire.joinCircle, { id, isOn: true }))));
  expect((await lu.call(wire.readCircle, { id })).body.attentionNum).toBe(accounts.length);
});

test('[COMM-50] one of them each day, the same all day, another the next; none the caller belongs to', async () => {
  const { id: mine, name } = (await lin.call(wire.listCirclePages, {})).body.items[0] ?? { id: '', name: '' };
  await lin.call(wire.joinCircle, { id: mine, isOn: true });
  const oneOf = async (who: Caller) => (await who.call(wire.recommendCircle, {})).body.circle?.name;
  const first = await oneOf(lin);
  expect(await oneOf(lin)).toBe(first);
  world.clock.advance(86_400_000);
  // The session of yesterday is over.
  const second = await oneOf(await world.signIn('linzhiyuan'));
  expect(second).not.toBe(first);
  expect([first, second]).not.toContain(name);
});
