import { listLibrary } from '@shuyuan/contract/library/library.wire';
import { addPositionLibraryItem } from '@shuyuan/contract/positions/manage-position.wire';
import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { copyCourse, listManagedCourses } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { libraryContentsOf, open } from '../../../world/tests/study/test-library-contents.ts';
import { positionsOf } from '../../../world/tests/study/test-positions.ts';
import { courseItem, linkItem, stageOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let contents: ReturnType<typeof libraryContentsOf>;
let items: (typeof contents)['items'];
let subjects: (typeof contents)['subjects'];
let positions: ReturnType<typeof positionsOf>;
beforeAll(async () => {
  world = await openWorld();
  contents = libraryContentsOf(world);
  ({ items, subjects } = contents);
  positions = positionsOf(world);
});
afterAll(() => world.close());

test('[D-183] it stands in no list of courses and no other subject; its files are nobody’s to copy; a copy of the subject has it', async () => {
  const item = await items.publish({ title: '只在知识库里' });
  const { id, businessId, title } = await contents.publishWith(item.id);
  const author = await subjects.as('shenruoxi');
  for (const answer of [
    await author.call(listManagedCourses, { search: title }),
    await author.call(listCourses, { search: title }),
    await author.call(manage.findSubjectContents, { businessType: 1, search: title }),
  ])
    expect(answer.body.items).toEqual([]);
  const other = await subjects.create();
  const before = await items.courses.snapshot();
  expect((await subjects.save(other, [stageOf('一', [courseItem(businessId, title)])])).status).toBe(422);
  expect((await author.call(copyCourse, { id: businessId })).status).toBe(403);
  expect(await items.courses.snapshot()).toBe(before);
  const copy = (await author.call(manage.copySubject, { id })).body;
  await author.call(manage.publishSubject, copy);
  await subjects.join('linzhiyuan', copy.id);
  await subjects.open('linzhiyuan', copy.id, title);
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId: await contents.fileOf(item.id) })).toEqual(open);
});

test('[D-183] only whoever manages the subject or path adds what they may read, while it can be edited; sections of courses are none', async () => {
  const item = await items.publish({ title: '谁可以加' });
  const hidden = await items.publish({ title: '给别人的', audience: await items.onlyFor('amina') }, 'luchengze');
  const drafted = (await items.create({ title: '还没发布' }, 'luchengze')).body;
  const section = { type: SectionType.document, title: '课程里的', isRequired: true, isInLibrary: true };
  await items.courses.publish([{ ...section, fileId: await items.courses.bringPages(1) }]);
  const author = await subjects.as('shenruoxi');
  const ofCourse = (await author.call(listLibrary, { search: '课程里的' })).body.items[0]?.id ?? '';
  expect((await author.call(listLibrary, { search: '课程里的', isContent: true })).body.items).toEqual([]);
  expect((await author.call(listLibrary, { search: '谁可以加', isContent: true })).body.items).toHaveLength(1);
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  const path = await positions.create();
  const draft = await subjects.create();
  await author.call(manage.archiveSubject, { id: draft.id });
  const before = await items.courses.snapshot();
  const add = async (account: string, over: object = {}) =>
    (await (await subjects.as(account)).call(manage.addSubjectLibraryItem, { id, itemId: item.id, ...over })).status;
  expect(await add('linzhiyuan')).toBe(403);
  expect(await add('guhuaiqian')).toBe(403);
  expect(await add('shenruoxi', { id: 'nowhere' })).toBe(404);
  expect(await add('shenruoxi', { id: draft.id })).toBe(422);
  for (const itemId of ['nowhere', '', hidden.id, drafted.id, ofCourse])
    expect(await add('shenruoxi', { itemId })).toBe(422);
  const addToPath = async (account: string, itemId: string) =>
    (await (await positions.as(account)).call(addPositionLibraryItem, { id: path.id, itemId })).status;
  expect(await addToPath('linzhiyuan', item.id)).toBe(403);
  expect(await addToPath('luchengze', ofCourse)).toBe(422);
  expect(await items.courses.snapshot()).toBe(before);
});
