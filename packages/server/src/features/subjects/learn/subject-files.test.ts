import { readCourseFile } from '@shuyuan/contract/study/courses/course-file.wire';
import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { listManagedCourses } from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import * as manage from '@shuyuan/contract/subjects/manage-subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf, everyone } from '../../../world/tests/study/test-courses.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { courseItem, linkItem, stageOf, subjectsOf } from '../../../world/tests/study/test-subjects.ts';

let world: TestWorld;
let subjects: ReturnType<typeof subjectsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  [subjects, courses] = [subjectsOf(world), coursesOf(world)];
});
afterAll(() => world.close());

const addressOf = async (fileId: string): Promise<string> =>
  `/files/${String((await world.rows('select path from file where id = $1', [fileId]))[0]?.['path'])}`;
const keyIn = async (courseId: string): Promise<string> =>
  String(
    (
      await world.rows(
        'select key from course_section section join course on course.version_id = section.version_id where course.id = $1',
        [courseId],
      )
    )[0]?.['key'],
  );

type Brought = Awaited<ReturnType<ReturnType<typeof subjectsOf>['addFile']>>;
/** A link, and the file behind it. */
const stagesWith = ({ businessId }: Pick<Brought, 'businessId'>) => [
  stageOf('一', [linkItem('先读')]),
  stageOf('二', [courseItem(businessId, '讲义')]),
];

/** How 林知远 gets at the file, by its address, its section and its counting. */
async function readerOf({ businessId, fileId }: Brought, account = 'linzhiyuan') {
  const caller = await subjects.as(account);
  const [address, sectionKey] = [await addressOf(fileId), await keyIn(businessId)];
  return async () => ({
    file: (await readFile(world, caller, address)).status,
    byName: (await caller.call(readCourseFile, { courseId: businessId, sectionKey })).status,
    play: (await caller.call(startPlay, { courseId: businessId, sectionKey })).status,
  });
}
const closed = { file: 404, byName: 422, play: 422 };
const open = { file: 200, byName: 200, play: 200 };

test('[D-183] a file is an item of a subject: locked it is read by no id and no address, opened it is counted by the server', async () => {
  const created = await subjects.create();
  const brought = await subjects.addFile(created.id);
  const { id } = await subjects.publishDraft(created, stagesWith(brought));
  const read = await readerOf(brought);
  expect(await read()).toEqual(closed);
  await subjects.join('linzhiyuan', id);
  expect((await subjects.open('linzhiyuan', id, '讲义')).status).toBe(422);
  expect(await read()).toEqual(closed);
  await subjects.finish('linzhiyuan', id, '先读');
  // Not before it was opened where it belongs.
  expect(await read()).toEqual(closed);
  expect((await subjects.open('linzhiyuan', id, '讲义')).body).toMatchObject({ businessId: brought.businessId });
  expect(await read()).toEqual(open);
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ percentage: 50, finishedCount: 1 });
  await courses.finish('linzhiyuan', brought.businessId, await keyIn(brought.businessId));
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ percentage: 100, finishedCount: 2, finishStatus: 2 });
  expect(await (await readerOf(brought, 'amina'))()).toEqual(closed);
});

test('[D-183] a file is withheld when its subject is: withdrawn, or for others now', async () => {
  const created = await subjects.create();
  const brought = await subjects.addFile(created.id);
  const stages = [stageOf('一', [courseItem(brought.businessId, '讲义')])];
  const published = await subjects.publishDraft(created, stages);
  const { id } = published;
  await subjects.join('linzhiyuan', id);
  await subjects.open('linzhiyuan', id, '讲义');
  const read = await readerOf(brought);
  expect(await read()).toEqual(open);
  const nobody = { ...everyone, isEveryone: false, memberIds: [await courses.idOf('member', 'account', 'amina')] };
  const narrowed = (await subjects.save(published, stages, { audience: nobody })).body;
  expect(await read()).toEqual(closed);
  const widened = (await subjects.save(narrowed, stages)).body;
  expect(await read()).toEqual(open);
  const author = await subjects.as('shenruoxi');
  await author.call(manage.publishSubject, widened);
  await author.call(manage.withdrawSubject, { id });
  expect(await read()).toEqual(closed);
});

test('[D-183] a file of a subject stands in no list and in no other subject; a copy of the subject has it', async () => {
  const title = '只在专题里的讲义';
  const created = await subjects.create();
  const brought = await subjects.addFile(created.id, { title });
  const { id } = await subjects.publishDraft(created, [stageOf('一', [courseItem(brought.businessId, title)])]);
  const author = await subjects.as('shenruoxi');
  for (const answer of [
    await author.call(listManagedCourses, { search: title }),
    await author.call(listCourses, { search: title }),
    await author.call(manage.findSubjectContents, { businessType: 1, search: title }),
  ])
    expect(answer.body.items).toEqual([]);
  const other = await subjects.create();
  const before = await subjects.snapshot();
  expect((await subjects.save(other, stagesWith(brought))).status).toBe(422);
  expect(await subjects.snapshot()).toBe(before);
  const copy = (await author.call(manage.copySubject, { id })).body;
  await author.call(manage.publishSubject, copy);
  await subjects.join('linzhiyuan', copy.id);
  await subjects.open('linzhiyuan', copy.id, title);
  expect(await (await readerOf(brought))()).toEqual(open);
});

test('[D-183] a file somebody who manages all brings to the subject of another is published by its author', async () => {
  const created = await subjects.create();
  const brought = await subjects.addFile(created.id, { by: 'luchengze' });
  const { id } = await subjects.publishDraft(created, [stageOf('一', [courseItem(brought.businessId, '讲义')])]);
  await subjects.join('linzhiyuan', id);
  expect((await subjects.open('linzhiyuan', id, '讲义')).status).toBe(200);
  expect(await (await readerOf(brought))()).toEqual(open);
});

test('[D-183] only whoever manages a subject adds a file, an upload of their own, while it can be edited', async () => {
  const { id } = await subjects.publish([stageOf('一', [linkItem('规程')])]);
  const draft = await subjects.create();
  const fileId = await courses.bringPages(2);
  const before = await courses.snapshot();
  const add = async (account: string, over: object = {}) =>
    (await (await subjects.as(account)).call(manage.addSubjectFile, { id, fileId, title: '讲义', ...over })).status;
  expect(await add('linzhiyuan')).toBe(403);
  expect(await add('linzhiyuan', { id: draft.id })).toBe(404);
  expect(await add('guhuaiqian')).toBe(403);
  expect(await add('shenruoxi', { id: 'nowhere' })).toBe(404);
  expect(await add('shenruoxi', { fileId: 'nowhere' })).toBe(422);
  expect(await add('shenruoxi', { title: '' })).toBe(422);
  expect(await courses.snapshot()).toBe(before);
  const foreign = await courses.bringPages(3, 'luchengze');
  const kept = await courses.snapshot();
  expect(await add('shenruoxi', { fileId: foreign })).toBe(422);
  expect(await courses.snapshot()).toBe(kept);
  await (await subjects.as('shenruoxi')).call(manage.archiveSubject, { id: draft.id });
  expect(await add('shenruoxi', { id: draft.id })).toBe(422);
});

test('[D-183] nothing asks for files of paths alone, whichever migration stated it last', async () => {
  const functions = await world.rows("select proname from pg_proc where prosrc like '%course.position_id%'");
  expect(functions).toEqual([]);
});
