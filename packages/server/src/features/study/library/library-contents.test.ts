import * as library from '@shuyuan/contract/library/manage-library.wire';
import { addPositionLibraryItem } from '@shuyuan/contract/positions/manage-position.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { closed, inLibraryAlone, libraryContentsOf, open } from '../../../world/tests/study/test-library-contents.ts';
import { courseSection, link, positionsOf } from '../../../world/tests/study/test-positions.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';
import { studyJobs } from '../study.jobs.ts';

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

const titled = (title: string) => ({ title, introduction: '', coverFileId: null, topicIds: [] });
const switches = { allowsDownload: false, showsVersions: false };

/** The news of the library after commit, handled as a worker would. */
async function follow(itemId: string): Promise<void> {
  const job = studyJobs.find(({ name }) => name === 'library:item-revised');
  await job?.handle(world.installation.system, { itemId });
}

test('[D-183] an item of the library is an item of a subject: locked it counts nothing, opened the server counts it as a file', async () => {
  const item = await items.publish({ title: '换型指导书' });
  const fileId = await contents.fileOf(item.id);
  const { id, businessId, title } = await contents.publishWith(item.id, { isBehind: true });
  expect(title).toBe('换型指导书');
  await subjects.join('linzhiyuan', id);
  expect((await subjects.open('linzhiyuan', id, title)).status).toBe(422);
  // The library shows it anyway: the lock orders the subject.
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(inLibraryAlone);
  await subjects.finish('linzhiyuan', id, '先读');
  expect((await subjects.open('linzhiyuan', id, title)).body).toMatchObject({ businessId });
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(open);
  expect(await subjects.confirm('linzhiyuan', id, title)).toMatchObject({ status: 422 });
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ percentage: 50 });
  await items.courses.finish('linzhiyuan', businessId, await contents.keyIn(businessId));
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ percentage: 100, finishStatus: 2 });
});

test('[D-183] one that is withdrawn, or for others in the library, is read nowhere in the subject and not asked for', async () => {
  const item = await items.publish({ title: '会收回的指导书' });
  const fileId = await contents.fileOf(item.id);
  const { id, businessId, title } = await contents.publishWith(item.id);
  await subjects.join('linzhiyuan', id);
  await subjects.open('linzhiyuan', id, title);
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(open);
  const author = await subjects.as('shenruoxi');
  const audience = await items.onlyFor('amina');
  const form = { id: item.id, ...titled('会收回的指导书'), ...switches };
  const narrowed = await author.call(library.updateLibraryItem, { ...form, revision: item.revision, audience });
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(closed);
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({
    requiredCount: 0,
    stages: [{ items: [{ isAvailable: false }] }],
  });
  const { revision } = narrowed.body;
  await author.call(library.updateLibraryItem, { ...form, revision, audience: everyone });
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(open);
  await author.call(library.withdrawLibraryItem, { id: item.id, reason: '内容过时' });
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(closed);
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ requiredCount: 0 });
});

test('[D-183] another file in the library is the one to learn: midway one begins it, finished one stays', async () => {
  const item = await items.publish({ title: '会更新的指导书' });
  const earlier = await contents.fileOf(item.id);
  const { id, businessId, title } = await contents.publishWith(item.id);
  for (const account of ['linzhiyuan', 'amina']) {
    await subjects.join(account, id);
    await subjects.open(account, id, title);
  }
  const caller = await subjects.as('linzhiyuan');
  await caller.call(startPlay, { courseId: businessId, sectionKey: await contents.keyIn(businessId) });
  await items.courses.finish('amina', businessId, await contents.keyIn(businessId));
  const fileId = await items.courses.bringPages(3);
  const author = await subjects.as('shenruoxi');
  const added = { id: item.id, revision: item.revision, fileId, note: '补了两页' };
  expect((await author.call(library.addLibraryVersion, added)).status).toBe(200);
  const [told] = await world.rows(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'library:item-revised' order by j.id desc limit 1`,
  );
  expect(told?.['payload']).toEqual({ itemId: item.id });
  // Until it follows, whoever learns it reads on in what the subject shows.
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId: earlier })).toEqual(open);
  await follow(item.id);
  await follow(item.id);
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(open);
  const [section] = await items.courses.lessonsOf('linzhiyuan', businessId);
  expect(section).toMatchObject({ unitCount: 3, finishStatus: 0 });
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ percentage: 0 });
  await items.courses.finish('linzhiyuan', businessId, await contents.keyIn(businessId));
  expect(await subjects.read('linzhiyuan', id)).toMatchObject({ percentage: 100 });
  expect(await subjects.read('amina', id)).toMatchObject({ percentage: 100, finishStatus: 2 });
  const versions = await world.rows(
    'select number, published_by from course_version where course_id = $1 order by number',
    [businessId],
  );
  expect(versions).toMatchObject([{ number: 1 }, { number: 2, published_by: null }]);
});

test('[POSITION-04] an item of the library is a section of a path, behind its locks and for whoever has the position', async () => {
  const item = await items.publish({ title: '路径里的指导书' });
  const fileId = await contents.fileOf(item.id);
  const created = await positions.create();
  const manager = await positions.as('luchengze');
  const { businessId, title } = (await manager.call(addPositionLibraryItem, { id: created.id, itemId: item.id })).body;
  const outline = [[link('先读')], [courseSection(businessId, { title })]];
  const { id } = await positions.publishDraft(created, outline);
  await positions.assign(id, 'linzhiyuan');
  expect((await positions.open('linzhiyuan', id, title)).status).toBe(422);
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(inLibraryAlone);
  await positions.read('linzhiyuan', id, '先读');
  await positions.open('linzhiyuan', id, title);
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(open);
  await items.courses.finish('linzhiyuan', businessId, await contents.keyIn(businessId));
  expect(await positions.infoOf('linzhiyuan', id)).toMatchObject({ percentage: 100 });
  await positions.unassign(id, 'linzhiyuan');
  expect(await contents.readsOf('linzhiyuan', { businessId, fileId })).toEqual(inLibraryAlone);
});

test('[D-173] [D-149] in the search it is found by whoever opened it, and by nobody once it is withdrawn', async () => {
  const [words, search] = ['玛瑙垫片的老化', searchOf(world)];
  const item = await items.publish({ title: words });
  const { id, businessId, title } = await contents.publishWith(item.id);
  await subjects.join('linzhiyuan', id);
  await subjects.open('linzhiyuan', id, title);
  await indexWorld(world);
  const found = async (account: string) => (await search.idsFor(account, words)).toSorted();
  const section = `${businessId}/${await contents.keyIn(businessId)}`;
  expect(await found('linzhiyuan')).toEqual([item.id, section].toSorted());
  expect(await found('hejingxing')).toEqual([item.id]);
  await (await subjects.as('shenruoxi')).call(library.withdrawLibraryItem, { id: item.id, reason: '内容过时' });
  await indexWorld(world);
  expect([await found('linzhiyuan'), await found('hejingxing')]).toEqual([[], []]);
});
