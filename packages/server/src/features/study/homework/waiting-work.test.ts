import { findCourseBasicInfo, findCoursesByIds } from '@shuyuan/contract/study/courses/course.wire';
import * as wire from '@shuyuan/contract/study/homework/homework.wire';
import { exportLearners, listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const task = article('作业', { type: SectionType.homework, text: '<p>量一次跳动</p>' });

test('[ENUM-02] work that waits for its marker is said in the contents, on the card and to the managers, until it is marked', async () => {
  const { id: courseId, keys } = await courses.publish([task, article('图文')]);
  const [sectionKey = '', textKey = ''] = keys;
  const lin = await courses.as('linzhiyuan');
  const shen = await courses.as('shenruoxi');
  const save = async (text: string, isSubmitted = true) => {
    const { revision } = (await lin.call(wire.readHomework, { courseId, sectionKey })).body;
    return lin.call(wire.saveHomework, { courseId, sectionKey, text, fileIds: [], isSubmitted, revision });
  };
  const mark = async (isPassed: boolean) => {
    const [work] = (await shen.call(wire.listHomework, { id: courseId })).body.items;
    return shen.call(wire.markHomework, {
      id: work?.id ?? '',
      submitTime: work?.submitTime ?? 0,
      isPassed,
      comment: '看过',
    });
  };
  const read = async () => {
    const { items } = (await lin.call(findCoursesByIds, { ids: courseId })).body;
    const { recordCount, items: learners } = (await shen.call(listLearners, { id: courseId })).body;
    const table = await shen.call(exportLearners, { id: courseId });
    return {
      lessons: (await courses.lessonsOf('linzhiyuan', courseId)).map(({ isWaiting }) => isWaiting),
      card: items[0]?.waitingCount,
      page: (await lin.call(findCourseBasicInfo, { id: courseId })).body.waitingCount,
      report: recordCount === 0 ? 0 : learners[0]?.waitingCount,
      file: table.body.trim().split('\r\n').at(-1)?.split(',').at(-2),
    };
  };
  const nothing = { lessons: [false, false], card: 0, page: 0, report: 0, file: '0' };
  const oneThing = { lessons: [true, false], card: 1, page: 1, report: 1, file: '1' };
  const isContentWaiting = async () =>
    (
      await world.rows(
        `select is_content_waiting(1::smallint, $1, id, $2) as it from member where account = 'linzhiyuan'`,
        [courseId, new Date(world.clock.now())],
      )
    )[0]?.['it'];
  await save('草稿', false);
  expect(await read()).toEqual(nothing);
  await save('交了');
  expect(await read()).toEqual(oneThing);
  // Of the course something is left to do yet.
  expect(await isContentWaiting()).toBe(false);
  await courses.finish('linzhiyuan', courseId, textKey);
  expect(await isContentWaiting()).toBe(true);
  await mark(false);
  expect(await read()).toEqual(nothing);
  expect(await isContentWaiting()).toBe(false);
  await save('又交了');
  expect(await read()).toEqual(oneThing);
  await mark(true);
  expect(await read()).toEqual(nothing);
  expect(await isContentWaiting()).toBe(false);
});
