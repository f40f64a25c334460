import { listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedClasses } from './seed-classes.ts';
import { seedClassrooms } from './seed-classrooms.ts';
import { seedExamCourse } from './seed-exam-course.ts';
import { seedExams } from './seed-exams.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedExams(world.installation.system);
  await seedClassrooms(world.installation.system);
  await seedClasses(world.installation.system);
  await seedExamCourse(world.installation.system);
});
afterAll(() => world.close());

test('[ENUM-02] the company has a course with a class and an exam; the demo learner stands before it', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { id = '' } = (await lin.call(listCourses, { search: '上岗准备' })).body.items[0] ?? {};
  const sections = (await lin.call(readChapterInfo, { id })).body.chapters.flatMap((chapter) => chapter.sections);
  const { finished, notBegun } = FinishStatus;
  expect(sections.map(({ type, finishStatus, isLocked }) => [type, finishStatus, isLocked])).toEqual([
    [SectionType.article, finished, false],
    [SectionType.faceToFace, notBegun, false],
    [SectionType.exam, notBegun, false],
    [SectionType.article, notBegun, true],
  ]);
});
