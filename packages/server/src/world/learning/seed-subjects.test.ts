import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { listPositionPaths, listPositionStudy } from '@shuyuan/contract/positions/position.wire';
import { listExemptions } from '@shuyuan/contract/subjects/exemption.wire';
import { listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCourses } from '../courses/seed-courses.ts';
import { seedLibrary } from '../library/seed-library.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedClasses } from './seed-classes.ts';
import { seedClassrooms } from './seed-classrooms.ts';
import { seedExams } from './seed-exams.ts';
import { seedSubjects } from './seed-subjects.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedCourses(world.installation.system);
  await seedExams(world.installation.system);
  await seedClassrooms(world.installation.system);
  await seedClasses(world.installation.system);
  await seedLibrary(world.installation.system);
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
  expect(stages[1]?.items.at(-1)).toMatchObject({ title: '换型观察表', businessType: BusinessType.course });
  expect(stages[1]?.items.at(-2)).toMatchObject({ title: '一张控制图怎么看', isAvailable: true });
  const second = items.find(({ title }) => title === '研发新人的第一个季度');
  const electives = (await lin.call(readSubject, { id: second?.id ?? '' })).body.stages.at(-1)?.items;
  expect(electives?.at(-1)).toMatchObject({ title: '成为内部讲师', trainingClass: { state: 'applied' } });
  const lu = await world.signIn('luchengze');
  expect((await lu.call(listExemptions, {})).body.items).toHaveLength(1);
});

test('[POSITION-07] the path of the engineers offers their subject, which asks nothing more of them', async () => {
  const lin = await world.signIn('linzhiyuan');
  const path = (await lin.call(listPositionPaths, {})).body.items.find(({ name }) => name === '软件工程师');
  expect(path).toMatchObject({ requiredCount: 4, finishedCount: 2, auditState: 'none' });
  const { chapters } = (await lin.call(listPositionStudy, { positionId: path?.positionId ?? '' })).body;
  expect(chapters[0]?.positionSections.at(-1)).toMatchObject({
    businessType: BusinessType.subject,
    title: '研发新人的第一个季度',
    finishStatus: 1,
    require: false,
  });
});
