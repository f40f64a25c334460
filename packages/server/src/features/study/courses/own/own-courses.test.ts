import { listOwnCourses } from '@shuyuan/contract/study/courses/own-course.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { article, coursesOf } from '../../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const ownOf = async (account: string, input = {}) =>
  (await (await courses.as(account)).call(listOwnCourses, { search: '自己的', ...input })).body;
const titlesOf = (body: { items: readonly { title: string }[] }) => body.items.map(({ title }) => title);

test('[D-179] begun courses are one’s own: the last studied first, by how far, also when they are withdrawn', async () => {
  const first = await courses.publish([article('甲')], { title: '自己的：甲' });
  const second = await courses.publish([article('乙'), article('乙二')], { title: '自己的：乙' });
  await courses.publish([article('丙')], { title: '自己的：丙' });
  const lin = await courses.as('linzhiyuan');
  await lin.call(startPlay, { courseId: second.id, sectionKey: second.keys[0] ?? '' });
  world.clock.advance(1_000);
  await courses.finish('linzhiyuan', first.id, first.keys[0] ?? '');
  const all = await ownOf('linzhiyuan');
  expect(titlesOf(all)).toEqual(['自己的：甲', '自己的：乙']);
  expect(all).toMatchObject({ recordCount: 2, counts: { learning: 1, finished: 1 } });
  expect(all.items[0]).toMatchObject({ finishStatus: 2, percentage: 100, runNumber: 1, isOpen: true });
  expect(all.items[0]?.studySeconds).toBeGreaterThan(0);
  expect(all.items[1]).toMatchObject({ finishStatus: 1, percentage: 0, finishTime: null, lecturerName: null });

  const learning = await ownOf('linzhiyuan', { finishStatus: FinishStatus.learning });
  expect(titlesOf(learning)).toEqual(['自己的：乙']);
  expect(learning).toMatchObject({ recordCount: 1, counts: { learning: 1, finished: 1 } });
  expect(titlesOf(await ownOf('linzhiyuan', { pageSize: 1, page: 2 }))).toEqual(['自己的：乙']);
  expect(titlesOf(await ownOf('linzhiyuan', { search: '没有这样的' }))).toEqual([]);

  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: first.id });
  expect((await ownOf('linzhiyuan')).items[0]).toMatchObject({ title: '自己的：甲', isOpen: false });
});

test('[D-179] nobody has the courses of another person, a visitor has none, and an unknown state is refused', async () => {
  expect(titlesOf(await ownOf('amina'))).toEqual([]);
  expect((await world.visitor.call(listOwnCourses, {})).status).toBe(401);
  const lin = await courses.as('linzhiyuan');
  // @ts-expect-error not begun is no state of one's own courses
  expect((await lin.call(listOwnCourses, { finishStatus: FinishStatus.notBegun })).status).toBe(422);
});
