import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { keyOfItem } from '@shuyuan/contract/recommend/recommend-kinds';
import * as wire from '@shuyuan/contract/recommend/recommend.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { assignmentsOf } from '../../../world/tests/training/test-assignments.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { countWorld, recommendOf } from '../../../world/tests/search/test-recommend.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof recommendOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  of = recommendOf(world);
  courses = coursesOf(world);
  await indexWorld(world);
  await countWorld(world);
});
afterAll(() => world.close());

const publish = async (title: string, over: object = {}) => {
  const course = await courses.publish([article('一')], { title, ...over });
  await indexWorld(world);
  return { ...course, kind: 'course' as const };
};
const ofCourse = async (account: string, id: string) =>
  (await of.all(account, 'course')).find((item) => item.id === id);
const finish = async (account: string, { id, keys }: { id: string; keys: readonly string[] }) => {
  await courses.finish(account, id, keys[0] ?? '');
  // Two things one after the other are not finished in one moment.
  world.clock.advance(1_000);
};

test('[ROUTE-33] pages repeat nothing, and each thing says why it is there', async () => {
  const items = await of.all('linzhiyuan');
  expect(new Set(items.map(keyOfItem)).size).toBe(items.length);
  expect(items.length).toBeGreaterThan(10);
  expect(new Set(items.map(({ reason }) => reason.type)).size).toBeGreaterThan(2);
  const named = items.filter(({ reason }) => ['next', 'topic', 'follow', 'position'].includes(reason.type));
  expect(named.filter(({ reason }) => reason.name === null)).toEqual([]);
});

test('[ROUTE-33] what two colleagues of the same topic finished next is recommended by the name of what came before', async () => {
  const [first, second, alone] = [
    await publish('接着学：先'),
    await publish('接着学：后'),
    await publish('接着学：一人'),
  ];
  const [topic] = await world.rows('select id from topic where not is_hidden order by name limit 1');
  const targetId = String(topic?.['id']);
  for (const account of ['linzhiyuan', 'hejingxing', 'zhoumuyun'])
    await (await of.as(account)).call(saveAttention, { targetType: AttentionTarget.topic, targetId, isOn: true });
  for (const account of ['hejingxing', 'zhoumuyun']) {
    await finish(account, first);
    await finish(account, second);
  }
  await finish('hejingxing', alone);
  await finish('linzhiyuan', first);
  await countWorld(world);
  expect((await ofCourse('linzhiyuan', second.id))?.reason).toEqual({ type: 'next', name: '接着学：先', dueAt: null });
  // One colleague is nobody's reason.
  expect((await ofCourse('linzhiyuan', alone.id))?.reason.type).toBe('new');
  expect(await ofCourse('linzhiyuan', first.id)).toBeUndefined();
  expect(await world.rows('select 1 from recommend_check')).toEqual([]);
});

test('[ROUTE-33] what is begun is not recommended, but while it is due it is', async () => {
  const [topic] = await world.rows('select id from topic where not is_hidden order by name desc limit 1');
  const course = await publish('到期：必修', { topicIds: [String(topic?.['id'])] });
  expect(await ofCourse('duyinuo', course.id)).toBeDefined();
  await courses.finish('duyinuo', course.id, course.keys[0] ?? '');
  expect(await ofCourse('duyinuo', course.id)).toBeUndefined();
  await world.rows('update study_run set finished_at = null where course_id = $1', [course.id]);
  expect(await ofCourse('duyinuo', course.id)).toBeUndefined();
  const assignments = assignmentsOf(world);
  const ruleId = await assignments.activate({
    audience: await assignments.named('duyinuo'),
    items: [{ businessType: BusinessType.course, businessId: course.id }],
    deadline: { kind: 'afterJoining', days: 7, timeZone: 'Asia/Shanghai' },
  });
  const [duty] = await assignments.dutiesOf(ruleId, 'duyinuo');
  expect((await ofCourse('duyinuo', course.id))?.reason).toEqual({
    type: 'due',
    name: null,
    dueAt: Number(duty?.['due_at']),
  });
});

test('[ROUTE-33] not interested works at once, is listed, and can be taken back', async () => {
  const { id } = await publish('不感兴趣的');
  const lin = await of.as('linzhiyuan');
  const item = { kind: 'course', id } as const;
  expect(await of.has('linzhiyuan', item)).toBe(true);
  for (const _twice of [1, 2]) expect((await lin.call(wire.dismissRecommended, item)).status).toBe(200);
  expect(await of.has('linzhiyuan', item)).toBe(false);
  expect(await of.has('hejingxing', item)).toBe(true);
  const dismissed = (await lin.call(wire.listDismissed, {})).body;
  expect(dismissed).toMatchObject({ recordCount: 1, items: [{ kind: 'course', id, title: '不感兴趣的' }] });
  await lin.call(wire.restoreRecommended, item);
  expect(await of.has('linzhiyuan', item)).toBe(true);
  expect((await lin.call(wire.listDismissed, {})).body.recordCount).toBe(0);
});

test('[STUDY-10] whoever wants nothing personal gets what is hot and new, and is counted no longer', async () => {
  const lin = await of.as('linzhiyuan');
  const ofLin = () =>
    world.rows(`select 1 from recommend_finish where member_id = (select id from member where account = 'linzhiyuan')`);
  expect((await lin.call(wire.readRecommendSwitch, {})).body).toEqual({ isOpen: false, isPersonal: true });
  expect((await ofLin()).length).toBeGreaterThan(0);
  expect((await lin.call(wire.saveRecommendSwitch, { isPersonal: false })).body.isPersonal).toBe(false);
  const list = await of.list('linzhiyuan', { size: 20 });
  expect(list.isPersonal).toBe(false);
  expect(list.items.length).toBeGreaterThan(5);
  for (const { reason } of await of.all('linzhiyuan')) expect(['hot', 'new']).toContain(reason.type);
  await countWorld(world);
  expect(await ofLin()).toEqual([]);
  expect((await lin.call(wire.saveRecommendSwitch, { isPersonal: true })).body.isPersonal).toBe(true);
  expect((await (await of.as('hejingxing')).call(wire.readRecommendSwitch, {})).body.isPersonal).toBe(true);
});

test('[ROUTE-33] somebody nothing is known of gets something of several kinds', async () => {
  const [person] = await world.rows(
    `select account from member where state = 'active' and not exists (select from attention where member_id = member.id)
       and not exists (select from study_run where member_id = member.id) and not must_change_password
     order by account limit 1`,
  );
  const { items } = await of.list(String(person?.['account']), { size: 20 });
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThan(2);
});
