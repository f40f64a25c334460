import { listPackPeople, listPacks } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedAssignments } from './seed-assignments.ts';
import { seedPacks } from './seed-packs.ts';
import { seedYearlyCourse } from './seed-yearly-course.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  const course = await seedYearlyCourse(system);
  await seedAssignments(system, course);
  await seedPacks(system, course);
});
afterAll(() => world.close());

test('[D-182] the seeded director has pushed a pack that somebody has read and is midway with, and one that is overdue', async () => {
  const director = await world.signIn('zhoumuyun');
  const { items } = (await director.call(listPacks, {})).body;
  expect(items.map(({ title }) => title)).toEqual(['质量月学习包', '上线前安全复习']);
  const people = async (at: number) =>
    (await director.call(listPackPeople, { id: items[at]?.id ?? '', pageSize: 100 })).body.items;
  expect((await people(0)).find(({ fullName }) => fullName === '唐予微')).toMatchObject({
    standing: 'due',
    finishedCount: 1,
    readTime: expect.any(Number),
  });
  expect((await people(1)).map(({ fullName, standing }) => [fullName, standing])).toEqual([
    ['何景行', 'overdue'],
    ['唐予微', 'done'],
  ]);
});
