import { readCaptions } from '@shuyuan/contract/study/captions/captions.wire';
import { listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { bringFilm } from '../tests/study/test-replays.ts';
import { seedBlendedCourse } from './seed-blended-course.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await bringFilm(world);
  await seedBlendedCourse(world.installation.system);
});
afterAll(() => world.close());

test('[ENUM-02] the company has a course with a recording, what is said in it, and a survey', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { id = '' } = (await lin.call(listCourses, { search: '学习力' })).body.items[0] ?? {};
  const sections = (await lin.call(readChapterInfo, { id })).body.chapters.flatMap((chapter) => chapter.sections);
  expect(sections.map(({ type }) => type)).toEqual([SectionType.article, SectionType.live, SectionType.survey]);
  const sectionKey = sections[1]?.key ?? '';
  const { cues } = (await lin.call(readCaptions, { courseId: id, sectionKey, language: 'en' })).body;
  expect(cues.at(-1)?.from).toBe(70);
});
