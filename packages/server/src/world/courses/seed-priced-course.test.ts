import { findCourseBasicInfo, listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
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
