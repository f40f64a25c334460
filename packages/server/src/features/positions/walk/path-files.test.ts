import * as manage from '@shuyuan/contract/positions/manage-position.wire';
import { readCourseFile } from '@shuyuan/contract/study/courses/course-file.wire';
import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { listManagedCourses } from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { coursesOf } from '../../../world/tests/study/test-courses.ts';
import { readFile } from '../../../world/tests/files/test-files.ts';
import { courseSection, link, positionsOf } from '../../../world/tests/study/test-positions.ts';

let world: TestWorld;
let positions: ReturnType<typeof positionsOf>;
let courses: ReturnType<typeof coursesOf>;
beforeAll(async () => {
  world = await openWorld();
  [positions, courses] = [positionsOf(world), coursesOf(world)];
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

test('[POSITION-04] a file is a section of a path: locked it is read by no id and no address, opened it is counted by the server', async () => {
  const created = await positions.create();
  const { businessId, fileId } = await positions.addFile(created.id);
  const outline = [[link('先读')], [courseSection(businessId, { title: '讲义' })]];
  const { id } = await positions.publishDraft(created, outline);
  await positions.assign(id, 'linzhiyuan');
  const lin = await positions.as('linzhiyuan');
  const [address, sectionKey] = [await addressOf(fileId), await keyIn(businessId)];
  const read = async () => ({
    file: (await readFile(world, lin, address)).status,
    byName: (await lin.call(readCourseFile, { courseId: businessId, sectionKey })).status,
    play: (await lin.call(startPlay, { courseId: businessId, sectionKey })).status,
  });
  const closed = { file: 404, byName: 422, play: 422 };
  expect((await positions.open('linzhiyuan', id, '讲义')).status).toBe(422);
  expect(await read()).toEqual(closed);
  await positions.read('linzhiyuan', id, '先读');
  // Not before it was opened where it belongs.
  expect(await read()).toEqual(closed);
  expect((await positions.open('linzhiyuan', id, '讲义')).body).toMatchObject({ businessId });
  expect(await read()).toEqual({ file: 200, byName: 200, play: 200 });
  expect(await positions.infoOf('linzhiyuan', id)).toMatchObject({ percentage: 50, finishedCount: 1 });
  await courses.finish('linzhiyuan', businessId, sectionKey);
  expect(await positions.infoOf('linzhiyuan', id)).toMatchObject({ percentage: 100, finishedCount: 2 });

  // Others, and whoever left the position, read nothing.
  expect((await readFile(world, await positions.as('amina'), address)).status).toBe(404);
  await positions.unassign(id, 'linzhiyuan');
  expect(await read()).toEqual(closed);
});

test('[POSITION-04] a file of a path stands in no list, and in no other path', async () => {
  const created = await positions.create();
  const title = '只在路径里的讲义';
  const { businessId } = await positions.addFile(created.id, { title });
  await positions.publishDraft(created, [[courseSection(businessId, { title })]]);
  const author = await positions.as('luchengze');
  for (const answer of [
    await author.call(listManagedCourses, { search: title }),
    await author.call(listCourses, { search: title }),
    await author.call(manage.findPositionContents, { businessType: 1, search: title }),
  ])
    expect(answer.body.items).toEqual([]);
  const other = await positions.create();
  const before = await positions.snapshot();
  const foreign = await positions.save(other, [{ title: '一', sections: [courseSection(businessId)] }]);
  expect(foreign.status).toBe(422);
  expect(await positions.snapshot()).toBe(before);
});

test('[POSITION-04] only a manager adds a file, an upload of their own, to a path that can be edited', async () => {
  const { id } = await positions.create();
  const fileId = await courses.bringPages(2, 'luchengze');
  const before = await courses.snapshot();
  const add = async (account: string, over: object = {}) =>
    (await (await positions.as(account)).call(manage.addPositionFile, { id, fileId, title: '讲义', ...over })).status;
  expect(await add('linzhiyuan')).toBe(403);
  expect(await add('luchengze', { id: 'nowhere' })).toBe(404);
  expect(await add('luchengze', { fileId: 'nowhere' })).toBe(422);
  expect(await add('luchengze', { title: '' })).toBe(422);
  expect(await courses.snapshot()).toBe(before);
  const foreign = await courses.bringPages(3, 'shenruoxi');
  const kept = await courses.snapshot();
  expect(await add('luchengze', { fileId: foreign })).toBe(422);
  expect(await courses.snapshot()).toBe(kept);
  await (await positions.as('luchengze')).call(manage.archivePosition, { id });
  expect(await add('luchengze')).toBe(422);
});
