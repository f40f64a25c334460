import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { readCourseFile, readCourseStreamToken } from '@shuyuan/contract/study/courses/course-file.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
});
afterAll(() => world.close());

const refused = (code: keyof typeof errorTable) => ({ errorCode: errorTable[code].number });

test('[STUDY-01] the file of a section is read by its names in courses where the section is open, and not while it is locked', async () => {
  const settings = { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 };
  const sections = [await courses.sound('先听', 5), await courses.sound('再听', 5), article('文章')];
  const { id: courseId, keys } = await courses.publish(sections, { settings });
  const [first = '', second = '', text = ''] = keys;
  const lin = await courses.as('linzhiyuan');
  const file = async (sectionKey: string) => (await lin.call(readCourseFile, { courseId, sectionKey })).body;
  expect(await file(first)).toMatchObject({ previewType: 'audio' });
  expect(await file(second)).toMatchObject(refused('course.section-locked'));
  const token = await lin.call(readCourseStreamToken, { courseId, sectionKey: second });
  expect(token.body).toMatchObject(refused('course.section-locked'));
  await courses.finish('linzhiyuan', courseId, first);
  expect(await file(second)).toMatchObject({ previewType: 'audio' });
  const early = await lin.call(readCourseStreamToken, { courseId, sectionKey: first });
  expect(early.body).toMatchObject(refused('file.not-ready'));
  await courses.finish('linzhiyuan', courseId, second);
  expect((await lin.call(readCourseFile, { courseId, sectionKey: text })).status).toBe(404);
  expect((await lin.call(readCourseFile, { courseId, sectionKey: 'nowhere' })).status).toBe(404);
});

test('[STUDY-01] neither a course for others nor one that was withdrawn hands out a file', async () => {
  const amina = await courses.idOf('member', 'account', 'amina');
  const audience = { ...everyone, isEveryone: false, memberIds: [amina] };
  const foreign = await courses.publish([await courses.sound('听', 5)], { audience });
  const gone = await courses.publish([await courses.sound('听', 5)]);
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: gone.id });
  const lin = await courses.as('linzhiyuan');
  for (const endpoint of [readCourseFile, readCourseStreamToken]) {
    const ask = async ({ id, keys: [sectionKey = ''] }: typeof gone) =>
      (await lin.call(endpoint, { courseId: id, sectionKey })).body;
    expect(await ask(foreign)).toMatchObject(refused('course.not-in-audience'));
    expect(await ask(gone)).toMatchObject(refused('course.withdrawn'));
  }
});
