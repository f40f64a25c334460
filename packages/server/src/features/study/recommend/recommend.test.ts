import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { saveAttention } from '@shuyuan/contract/community/attention.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import * as wire from '@shuyuan/contract/study/courses/recommend.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { snapshotWithJobs } from '../../../world/test-snapshot.ts';
import { countRecentLearners } from './count-recent-learners.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let topics: readonly string[];
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  // Topics 林知远 does not follow yet.
  const rows = await world.rows(
    `select id from topic where id not in (select target_id from attention
       where member_id = (select id from member where account = 'linzhiyuan')) order by id limit 3`,
  );
  topics = rows.map(({ id }) => String(id));
});
afterAll(() => world.close());

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);
const publish = (title: string, over: object = {}) => courses.publish([article('一')], { title, ...over });
const forAmina = async () => ({
  ...everyone,
  isEveryone: false,
  memberIds: [await courses.idOf('member', 'account', 'amina')],
});

test('[STUDY-04] the courses recommended are not begun, for the reader, and say why: what they follow before what is new', async () => {
  const [topicId = ''] = topics;
  const begun = await publish('推荐：已开始');
  await publish('推荐：别人的', { audience: await forAmina() });
  const followed = await publish('推荐：关注的话题', { topicIds: [topicId] });
  await publish('推荐：最新');
  await indexWorld(world);
  const lin = await courses.as('linzhiyuan');
  const personal = async () =>
    (await lin.call(wire.recommendPersonal, { size: 12 })).body.items.filter(({ title }) => title.startsWith('推荐'));
  expect(titles(await personal()).toSorted()).toEqual(['推荐：关注的话题', '推荐：已开始', '推荐：最新'].toSorted());
  await courses.finish('linzhiyuan', begun.id, begun.keys[0] ?? '');
  await lin.call(saveAttention, { targetType: AttentionTarget.topic, targetId: topicId, isOn: true });
  const [first, second] = await personal();
  expect(first).toMatchObject({ title: '推荐：关注的话题', reason: { type: 'topic', name: expect.any(String) } });
  expect(second).toMatchObject({ title: '推荐：最新', reason: { type: 'new', name: null } });
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: followed.id });
  expect(titles(await personal())).toEqual(['推荐：最新']);
  expect((await lin.call(wire.recommendPersonal, { size: 13 })).status).toBe(422);
});

test('[STUDY-04] hot is what most people learned in thirty days, of what the reader may see', async () => {
  const [one, two, hidden] = [
    await publish('热门：一人'),
    await publish('热门：两人'),
    await publish('热门：别人的', { audience: await forAmina() }),
  ];
  await courses.finish('amina', hidden.id, hidden.keys[0] ?? '');
  for (const account of ['hejingxing', 'zhoumuyun']) await courses.finish(account, two.id, two.keys[0] ?? '');
  await courses.finish('hejingxing', one.id, one.keys[0] ?? '');
  /** After the job of ten minutes. */
  const hot = async () => {
    await countRecentLearners(world.installation.system);
    const { items } = (await (await courses.as('guhuaiqian')).call(wire.recommendHot, { size: 12 })).body;
    return titles(items).filter((title) => title.startsWith('热门'));
  };
  expect(await hot()).toEqual(['热门：两人', '热门：一人']);
  await world.rows('update study_run set studied_at = $2 where course_id = $1', [
    two.id,
    new Date(world.clock.now() - 31 * dayMs),
  ]);
  expect(await hot()).toEqual(['热门：一人']);
});

test('[STUDY-09] whoever manages all courses pins one; others see it where it is for them, while it is published', async () => {
  const [all, named, draft] = [
    await publish('置顶：全员'),
    await publish('置顶：点名', { audience: await forAmina() }),
    (await courses.create()).body,
  ];
  const admin = await courses.as('luchengze');
  const top = async (account: string) =>
    titles((await (await courses.as(account)).call(wire.findTopContent, {})).body.items);
  const before = await snapshotWithJobs(world, ['top_content']);
  const input = { businessId: all.id, isTop: true };
  expect((await (await courses.as('shenruoxi')).call(wire.saveTopContent, input)).status).toBe(403);
  expect((await (await courses.as('linzhiyuan')).call(wire.saveTopContent, input)).status).toBe(403);
  expect((await admin.call(wire.saveTopContent, { businessId: draft.id, isTop: true })).status).toBe(404);
  expect((await admin.call(wire.saveTopContent, { businessId: 'nowhere', isTop: true })).status).toBe(404);
  expect(await snapshotWithJobs(world, ['top_content'])).toBe(before);
  await admin.call(wire.saveTopContent, input);
  await admin.call(wire.saveTopContent, input);
  world.clock.advance(1_000);
  await admin.call(wire.saveTopContent, { businessId: named.id, isTop: true });
  expect(await top('linzhiyuan')).toEqual(['置顶：全员']);
  expect(await top('amina')).toEqual(['置顶：点名', '置顶：全员']);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: all.id });
  expect(await top('linzhiyuan')).toEqual([]);
  const refused = await admin.call(wire.saveTopContent, input);
  expect(refused.body).toMatchObject({ errorCode: errorTable['course.wrong-state'].number });
  await admin.call(wire.saveTopContent, { businessId: named.id, isTop: false });
  expect(await top('amina')).toEqual([]);
});

test('[STUDY-04] related courses share topics, the most first, and are for the reader', async () => {
  const [, second = '', third = ''] = topics;
  const both = { topicIds: [second, third] };
  const { id } = await publish('相关：本课', both);
  await publish('相关：一个', { topicIds: [third] });
  await publish('相关：两个', both);
  await publish('相关：没有');
  await publish('相关：别人的', { ...both, audience: await forAmina() });
  const lin = await courses.as('linzhiyuan');
  expect(titles((await lin.call(wire.listRelatedCourses, { id })).body.items)).toEqual(['相关：两个', '相关：一个']);
  const foreign = await publish('相关：点名', { ...both, audience: await forAmina() });
  const refused = await lin.call(wire.listRelatedCourses, { id: foreign.id });
  expect(refused.body).toMatchObject({ errorCode: errorTable['course.not-in-audience'].number });
});
