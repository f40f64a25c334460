import { listExemptions } from '@shuyuan/contract/subjects/exemption.wire';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCourses } from '../courses/seed-courses.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedSubjects } from './seed-subjects.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedCourses(world.installation.system);
  await seedSubjects(world.installation.system);
}, 120_000);
afterAll(() => world.close());

test('[D-183] the company has two subjects with people midway, and an exemption that waits', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listSubjects, {})).body;
  expect(items.map(({ title }) => title).toSorted()).toEqual(['研发新人的第一个季度', '新员工入厂四周'].toSorted());
  expect(items.map(({ coverPath }) => coverPath)).not.toContain(null);
  const lu = await world.signIn('luchengze');
  expect((await lu.call(listExemptions, {})).body.items).toHaveLength(1);
});
