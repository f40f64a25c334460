import { findCourseBasicInfo, listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { openSection } from '../tests/study/test-courses.ts';
import { seedPricedCourse } from './seed-priced-course.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedPricedCourse(world.installation.system);
});
afterAll(() => world.close());

test('[PRICE-01] the company has a course to buy, and somebody who has bought it', async () => {
  const offerOf = async (account: string) => {
    const person = await world.signIn(account);
    const [card] = (await person.call(listCourses, { search: '主轴维修' })).body.items;
    const { offer } = (await person.call(findCourseBasicInfo, { id: card?.id ?? '' })).body;
    expect(card?.coverPath).not.toBeNull();
    return [card?.offer?.isOpen, offer?.isBought];
  };
  expect([await offerOf('linzhiyuan'), await offerOf('songqinghe'), await offerOf('guhuaiqian')]).toEqual([
    [false, false],
    [true, true],
    [true, false],
  ]);
});

test('[STUDY-07] its homework has a sheet to do it on', async () => {
  const song = await world.signIn('songqinghe');
  const [card] = (await song.call(listCourses, { search: '主轴维修' })).body.items;
  const courseId = card?.id ?? '';
  const { chapters } = (await song.call(readChapterInfo, { id: courseId })).body;
  const sectionKey = chapters[1]?.sections[1]?.key ?? '';
  const { taskFiles } = (await song.call(openSection, { courseId, sectionKey })).body;
  expect(taskFiles.map(({ name }) => name)).toEqual(['主轴跳动记录表.pdf']);
});
