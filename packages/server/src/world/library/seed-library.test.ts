import { listManagedItems } from '@shuyuan/contract/library/manage-library.wire';
import { listLibrary, readLibraryItem } from '@shuyuan/contract/library/library.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCourses } from '../courses/seed-courses.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedLibrary } from './seed-library.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedCourses(world.installation.system);
  await seedLibrary(world.installation.system);
});
afterAll(() => world.close());

test('[ROUTE-35] the demo company has films, documents, a book, a picture and a sound in its library, two of them of courses', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listLibrary, { pageSize: 50 })).body;
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['document', 'video', 'audio', 'picture', 'book']));
  expect(
    items
      .filter(({ isOfCourse }) => isOfCourse)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['二号车间布局', '换型观察表'].toSorted());
  const titles = items.map(({ title }) => title);
  expect(titles).not.toContain('海外客户来访接待要点');
  expect(titles).not.toContain('信息安全须知（2024 版）');
});

test('[ROUTE-09] one of them has three versions with what changed', async () => {
  const lin = await world.signIn('linzhiyuan');
  const [found] = (await lin.call(listLibrary, { search: '主轴跳动' })).body.items;
  const { versions, avgScore } = (await lin.call(readLibraryItem, { id: found?.id ?? '' })).body;
  expect(versions.map(({ number, isCurrent, fileId }) => [number, isCurrent, fileId !== null])).toEqual([
    [3, true, true],
    [2, false, true],
    [1, false, true],
  ]);
  expect(avgScore).toBe(4.7);
  const manager = await world.signIn('luchengze');
  const states = (await manager.call(listManagedItems, { pageSize: 50 })).body.items.map(({ state }) => state);
  expect(states.filter((state) => state !== 'published').toSorted()).toEqual(['draft', 'withdrawn']);
});
