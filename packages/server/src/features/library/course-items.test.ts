import * as wire from '@shuyuan/contract/library/library.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { SectionType } from '@shuyuan/contract/study/section-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { article, everyone, type Section } from '../../world/tests/study/test-courses.ts';
import { readFile } from '../../world/tests/files/test-files.ts';
import { libraryOf } from '../../world/tests/study/test-library.ts';

let world: TestWorld;
let library: ReturnType<typeof libraryOf>;
beforeAll(async () => {
  world = await openWorld();
  library = libraryOf(world);
});
afterAll(() => world.close());

const pages = async (title: string, over: Partial<Section> = {}): Promise<Section> => ({
  type: SectionType.document,
  title,
  isRequired: true,
  fileId: await library.courses.bringPages(1),
  isInLibrary: true,
  ...over,
});
const itemOf = async (title: string) => {
  const { items } = (await (await library.as('linzhiyuan')).call(wire.listLibrary, { search: title })).body;
  return items[0];
};
const status = async (account: string, path: string) => (await readFile(world, await library.as(account), path)).status;

test('[ROUTE-35] a section its course opens is read in the library, also while the course still locks it', async () => {
  const { courses } = library;
  const sections = [article('先读这个'), await pages('开放的讲义'), await pages('不开放的', { isInLibrary: false })];
  const { id } = await courses.publish(sections, {
    settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 },
  });
  const item = await itemOf('开放的讲义');
  expect(item).toMatchObject({ isOfCourse: true, kind: 'document', author: { fullName: '沈若溪' } });
  expect(await itemOf('不开放的')).toBeUndefined();
  const detail = (await library.read('linzhiyuan', item?.id ?? '')).body;
  expect(detail).toMatchObject({ course: { id }, versions: [], can: { edit: false, download: true } });
  expect(await status('linzhiyuan', await library.pathOf(detail.fileId))).toBe(200);
});

test('[ROUTE-35] it is gone at once with its course, its audience or a price', async () => {
  const { courses } = library;
  const { id } = await courses.publish([await pages('随课程')]);
  const item = await itemOf('随课程');
  const path = await library.pathOf((await library.read('linzhiyuan', item?.id ?? '')).body.fileId);
  const nobody = JSON.stringify({ ...everyone, isEveryone: false, memberIds: ['x'] });
  const changes = [
    [
      `update course set audience = '${nobody}' where id = $1`,
      `update course set audience = '${JSON.stringify(everyone)}' where id = $1`,
    ],
    [`update course set state = 'archived' where id = $1`, `update course set state = 'published' where id = $1`],
    [
      `insert into price (tenant_id, business_type, business_id, pay_type, coin, discount_coin, updated_at)
       select tenant_id, 'course', id, 1, 100, 100, now() from course where id = $1`,
      `delete from price where business_id = $1`,
    ],
  ] as const;
  for (const [change, undo] of changes) {
    expect(await status('linzhiyuan', path)).toBe(200);
    await world.rows(change, [id]);
    expect(await itemOf('随课程')).toBeUndefined();
    expect((await library.read('linzhiyuan', item?.id ?? '')).status).toBe(404);
    await world.rows(undo, [id]);
  }
  expect((await library.read('linzhiyuan', item?.id ?? '')).status).toBe(200);
  await (await library.as('shenruoxi')).call(withdrawCourse, { id });
  expect((await library.read('linzhiyuan', item?.id ?? '')).status).toBe(404);
  expect(await itemOf('随课程')).toBeUndefined();
});

test('[ROUTE-35] a next version without the switch takes it out, and says anew what stays', async () => {
  const { courses } = library;
  const [out, kept] = [await pages('会拿出来'), await pages('旧名字')];
  const made = await courses.publish([out, kept]);
  const [first, second] = made.keys;
  const again = { title: '第一章', sections: [] as Section[] };
  again.sections.push({ ...out, ...(first && { key: first }), isInLibrary: false });
  again.sections.push({ ...kept, ...(second && { key: second }), title: '新名字' });
  const saved = (await courses.saveOutline(made, [again])).body;
  expect((await itemOf('旧名字'))?.title).toBe('旧名字');
  await courses.publishSaved(saved);
  expect([await itemOf('会拿出来'), await itemOf('旧名字')]).toEqual([undefined, undefined]);
  expect((await itemOf('新名字'))?.title).toBe('新名字');
});

test('[ROUTE-35] what is no file stays in its course, and an item of a course is managed there alone', async () => {
  const { courses } = library;
  await courses.publish([article('文章不进库', { isInLibrary: true }), await pages('课程管理它')]);
  expect(await itemOf('文章不进库')).toBeUndefined();
  const id = (await itemOf('课程管理它'))?.id ?? '';
  const author = await library.as('shenruoxi');
  const before = await library.snapshot();
  expect((await author.call(manage.withdrawLibraryItem, { id, reason: '不要' })).status).toBe(403);
  expect((await author.call(manage.publishLibraryItem, { id })).status).toBe(403);
  expect((await author.call(manage.readLibraryForm, { id })).status).toBe(403);
  expect(await library.snapshot()).toBe(before);
});
