import { SectionType } from '@shuyuan/contract/study/section-types';
import { readClass } from '@shuyuan/contract/training/class.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { classesOf } from '../../../world/tests/training/test-classes.ts';
import { article, coursesOf, everyone, type Section } from '../../../world/tests/study/test-courses.ts';

let world: TestWorld;
let classes: ReturnType<typeof classesOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  [classes, courses] = [classesOf(world), coursesOf(world)];
});
afterAll(() => world.close());

const classSection = (contentId: string): Section => ({
  type: SectionType.faceToFace,
  title: '线下训练',
  isRequired: true,
  contentId,
});
const homework = (title: string): Section =>
  article(title, { type: SectionType.homework, text: '<p>把改善前后各拍一张</p>' });
const coursesFor = async (account: string, id: string) =>
  (await (await classes.as(account)).call(readClass, { id })).body.courses;

test('[STUDY-03] homework of a class is that of its course: named for those with a seat, closed to others and to whom the course is not for', async () => {
  const id = await classes.publish({ seats: 2 });
  const lin = await classes.as('linzhiyuan');
  await classes.enrol(lin, id);
  const open = await courses.publish([classSection(id), homework('拍照'), homework('小结')], { title: '改善课' });
  const memberIds = [await courses.idOf('member', 'account', 'fangqiming')];
  await courses.publish([classSection(id), homework('别人的作业')], {
    title: '别人的课',
    audience: { ...everyone, isEveryone: false, memberIds },
  });
  expect(await coursesFor('linzhiyuan', id)).toEqual([{ id: open.id, title: '改善课', homeworkCount: 2 }]);
  expect(await coursesFor('fangqiming', id)).toEqual([]);
  expect((await coursesFor('shenruoxi', id)).map(({ title }) => title)).toEqual(['别人的课', '改善课']);
});
