import { listCourses, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { listManagedCourses, previewPublish } from '@shuyuan/contract/study/courses/manage.wire';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedCourses } from './seed-courses.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedCourses(world.installation.system);
});
afterAll(() => world.close());

const paging = { page: 1, pageSize: 20 };

test('the company has six courses: one being written, one withdrawn, one with a draft beside what is learned', async () => {
  const { items } = (await (await world.signIn('luchengze')).call(listManagedCourses, paging)).body;
  const states = items.map(({ title, state, hasDraft }) => [title, state, hasDraft]);
  expect(Object.fromEntries(states.map(([title, ...rest]) => [title, rest]))).toEqual({
    车间安全入门: ['published', false],
    '快速换型：从四十分钟到九分钟': ['published', true],
    读懂控制图: ['published', false],
    '带好一个新人：前四周': ['published', false],
    代码评审的分寸: ['draft', true],
    '信息安全须知（旧版）': ['withdrawn', false],
  });
});

test('people of the company are midway, as the server counted them', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listCourses, paging)).body;
  const far = items.map(({ title, progress, avgScore }) => [title, progress.percentage, avgScore]);
  expect(far).toEqual([
    ['带好一个新人：前四周', 0, 4],
    ['快速换型：从四十分钟到九分钟', 0, 4.5],
    ['车间安全入门', 20, 5],
    ['读懂控制图', 100, 4.5],
  ]);
  const gu = await world.signIn('guhuaiqian');
  const { id = '' } = (await gu.call(listManagedCourses, paging)).body.items[0] ?? {};
  const learners = (await gu.call(listLearners, { ...paging, id })).body.items;
  expect(Object.fromEntries(learners.map(({ fullName, percentage }) => [fullName, percentage]))).toEqual({
    冉云飞: 100,
    宋清和: 100,
    林知远: 0,
    萧亦辰: 66,
    谭沐阳: 33,
  });
  const preview = (await gu.call(previewPublish, { ...paging, id })).body;
  expect(preview).toMatchObject({ problems: [], addedTitles: ['三号线换型前后的数据'], recordCount: 3 });
});

test('[ENUM-02] two colleagues are midway in an open course, by the minutes the server counted', async () => {
  const lessonOf = async (account: string) => {
    const caller = await world.signIn(account);
    const [card] = (await caller.call(listCourses, { ...paging, search: '带好一个新人' })).body.items;
    const { chapters } = (await caller.call(readChapterInfo, { id: card?.id ?? '' })).body;
    return chapters.at(-1)?.sections.map(({ unit, countedUnits, unitCount }) => [unit, countedUnits, unitCount]);
  };
  expect(await lessonOf('yewanqing')).toEqual([['minute', 27, 45]]);
  expect(await lessonOf('duyinuo')).toEqual([['minute', 9, 45]]);
});
