import { listExemptions } from '@shuyuan/contract/subjects/exemption.wire';
import { listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCourses } from '../courses/seed-courses.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedExams } from './seed-exams.ts';
import { seedSubjects } from './seed-subjects.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedCourses(world.installation.system);
  await seedExams(world.installation.system);
  await seedSubjects(world.installation.system);
}, 120_000);
afterAll(() => world.close());

test('[D-183] the company has two subjects with people midway, and an exemption that waits', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listSubjects, {})).body;
  expect(items.map(({ title }) => title).toSorted()).toEqual(['研发新人的第一个季度', '新员工入厂四周'].toSorted());
  expect(items.map(({ coverPath }) => coverPath)).not.toContain(null);
  const first = items.find(({ title }) => title === '新员工入厂四周');
  const { stages } = (await lin.call(readSubject, { id: first?.id ?? '' })).body;
  expect(stages.at(-1)?.items.at(-1)?.lock?.shortestWay).toContainEqual(
    expect.objectContaining({ title: '安全与质量上岗考试', percent: 80 }),
  );
  const lu = await world.signIn('luchengze');
  expect((await lu.call(listExemptions, {})).body.items).toHaveLength(1);
});
