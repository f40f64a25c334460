import { errorTable } from '@shuyuan/contract/kernel/error-table';
import * as wire from '@shuyuan/contract/library/library.wire';
import * as manage from '@shuyuan/contract/library/manage-library.wire';
import { readPreview } from '@shuyuan/contract/files/files.wire';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { createShare } from '@shuyuan/contract/sharing/share.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { discussionsOf } from '../../world/tests/community/test-discussions.ts';
import { libraryOf } from '../../world/tests/study/test-library.ts';

let world: TestWorld;
let library: ReturnType<typeof libraryOf>;
/** Of another company. */
let neighbour: Awaited<ReturnType<TestWorld['signIn']>>;
beforeAll(async () => {
  world = await openWorld();
  library = libraryOf(world);
  neighbour = await discussionsOf(world).welcomeOutsider();
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const status = (account: string, path: string) => library.fileStatus(account, path);

test('[ROUTE-35] what is published is listed for whoever it is for, by kind, topic and unit, and for nobody else', async () => {
  const [topic] = await world.rows('select id, name from topic where is_hidden = false order by name, id limit 1');
  const topicId = String(topic?.['id']);
  const organizationId = await library.idOf('organization', 'name', '课程研发组');
  await library.publish({ title: '人人可读', topicIds: [topicId] });
  await library.publish({ title: '只给阿米娜', audience: await library.onlyFor('amina') });
  await library.create({ title: '还是草稿' });
  expect(await library.titles('linzhiyuan')).toEqual(['人人可读']);
  expect((await library.titles('amina')).toSorted()).toEqual(['人人可读', '只给阿米娜'].toSorted());
  for (const query of [{ topicId }, { organizationId }, { kind: 'document' }, { search: '人可' }] as const)
    expect(await library.titles('linzhiyuan', query)).toEqual(['人人可读']);
  for (const query of [{ kind: 'video' }, { search: '草稿' }, { organizationId: 'nowhere' }] as const)
    expect(await library.titles('linzhiyuan', query)).toEqual([]);
  const choices = (await (await library.as('linzhiyuan')).call(wire.readLibraryChoices, {})).body;
  expect(choices.topics).toEqual([{ id: topicId, name: topic?.['name'] }]);
  expect(choices.organizations.map(({ id }) => id)).toContain(organizationId);
});

test('[ROUTE-09] a page has the item with its author, unit and what the reader may do', async () => {
  const { id } = await library.publish({ title: '有页', introduction: '为什么读它', allowsDownload: true });
  const { body } = await library.read('linzhiyuan', id);
  expect(body).toMatchObject({
    title: '有页',
    introduction: '为什么读它',
    author: { fullName: '沈若溪' },
    organization: { name: '课程研发组' },
    course: null,
    can: { edit: false, publish: false, withdraw: false, archive: false, score: true, download: true },
  });
  expect(body.versions).toMatchObject([{ number: 1, isCurrent: true, fileId: body.fileId }]);
  expect((await library.read('shenruoxi', id)).body.can).toMatchObject({ edit: true, withdraw: true, publish: false });
});

test('[ROUTE-09] nothing of what somebody may not read is there: neither its page nor file, related items, score, share or collection', async () => {
  const hidden = [
    (await library.create({ title: '草稿一' })).body.id,
    (await library.publish({ title: '给别人', audience: await library.onlyFor('amina') })).id,
  ];
  const lin = await library.as('linzhiyuan');
  for (const id of hidden) {
    const { fileId } = (await library.read('shenruoxi', id)).body;
    const before = await library.snapshot();
    for (const caller of [lin, neighbour]) {
      expect((await caller.call(wire.readLibraryItem, { id })).status).toBe(404);
      expect((await caller.call(wire.listRelatedItems, { id })).status).toBe(404);
      expect((await caller.call(wire.scoreLibraryItem, { id, score: 5 })).status).toBe(404);
      expect((await caller.call(readPreview, { fileId: String(fileId) })).status).toBe(404);
      expect((await library.collect(caller, id)).status).toBe(404);
      expect((await caller.call(createShare, { id, type: ShareType.knowledge, target: 'link' })).status).toBe(404);
    }
    expect(await status('linzhiyuan', await library.pathOf(fileId))).toBe(404);
    expect(await library.snapshot()).toBe(before);
  }
});

test('[ROUTE-35] an item that is withdrawn or whose audience shrinks is gone at once, and whoever collected it hears why', async () => {
  const { id } = await library.publish({ title: '会撤回' });
  const lin = await library.as('linzhiyuan');
  const author = await library.as('shenruoxi');
  await library.collect(lin, id);
  expect(await library.titles('linzhiyuan', { isCollected: true })).toEqual(['会撤回']);
  const { fileId } = (await library.read('linzhiyuan', id)).body;
  const path = await library.pathOf(fileId);
  expect(await status('linzhiyuan', path)).toBe(200);
  await author.call(manage.withdrawLibraryItem, { id, reason: '内容过时' });
  expect([await status('linzhiyuan', path), (await library.read('linzhiyuan', id)).status]).toEqual([404, 404]);
  expect(await library.titles('linzhiyuan', { isCollected: true })).toEqual([]);
  const [told] = await world.rows(
    `select payload from graphile_worker._private_jobs where payload ->> 'text' = 'libraryWithdrawn'`,
  );
  const linId = await library.idOf('member', 'account', 'linzhiyuan');
  expect(told?.['payload']).toMatchObject({ receivers: [linId], values: { title: '会撤回', reason: '内容过时' } });
  const { revision } = (await author.call(manage.publishLibraryItem, { id })).body;
  expect(await status('linzhiyuan', path)).toBe(200);
  const fields = { title: '会撤回', introduction: '', coverFileId: null, topicIds: [], allowsDownload: false };
  const audience = await library.onlyFor('amina');
  const narrowed = { id, revision, ...fields, showsVersions: false, audience };
  expect((await author.call(manage.updateLibraryItem, narrowed)).status).toBe(200);
  expect([await status('linzhiyuan', path), (await library.read('linzhiyuan', id)).status]).toEqual([404, 404]);
  expect(await status('amina', path)).toBe(200);
});

test('[ROUTE-09] a new version says what changed; older ones are read by managers, and by readers where the author allows it', async () => {
  const { id, revision } = await library.publish({ title: '有版本' });
  const author = await library.as('shenruoxi');
  const lin = await library.as('linzhiyuan');
  await library.collect(lin, id);
  const { fileId: first } = (await library.read('linzhiyuan', id)).body;
  const fileId = await library.courses.bringPages(2);
  const added = (await author.call(manage.addLibraryVersion, { id, revision, fileId, note: '补了第二页' })).body;
  expect(added.number).toBe(2);
  expect((await library.read('linzhiyuan', id)).body.versions).toMatchObject([
    { number: 2, note: '补了第二页', isCurrent: true, fileId },
    { number: 1, note: '', isCurrent: false, fileId: null },
  ]);
  const [told] = await world.rows(
    `select payload from graphile_worker._private_jobs where payload ->> 'text' = 'libraryRevised'`,
  );
  expect(told?.['payload']).toMatchObject({ values: { title: '有版本', note: '补了第二页' } });
  const path = await library.pathOf(first);
  expect([await status('linzhiyuan', path), await status('shenruoxi', path)]).toEqual([404, 200]);
  const form = (await author.call(manage.readLibraryForm, { id })).body;
  const { title, introduction, coverFileId, audience } = form;
  const fields = { title, introduction, coverFileId, audience, topicIds: [], allowsDownload: false };
  await author.call(manage.updateLibraryItem, { id, revision: form.revision, ...fields, showsVersions: true });
  expect(await status('linzhiyuan', path)).toBe(200);
  expect((await library.read('linzhiyuan', id)).body.versions.map((version) => version.fileId)).toEqual([
    fileId,
    first,
  ]);
});

test('[ROUTE-09] another file of a draft takes the place of the first', async () => {
  const { id } = (await library.create()).body;
  const author = await library.as('shenruoxi');
  const before = (await library.read('shenruoxi', id)).body.fileId;
  const fileId = await library.courses.bringPages(3);
  const added = (await author.call(manage.addLibraryVersion, { id, revision: 1, fileId, note: '换一份' })).body;
  expect(added.number).toBe(1);
  expect((await library.read('shenruoxi', id)).body.versions).toMatchObject([{ number: 1, fileId }]);
  expect((await world.rows('select purpose from file where id = $1', [before]))[0]?.['purpose']).toBe('draft');
});

test('[ROUTE-35] what may not be kept is read in the page alone', async () => {
  const closed = await library.publish({ title: '只可阅读' });
  const open = await library.publish({ title: '可以下载', allowsDownload: true });
  const lin = await library.as('linzhiyuan');
  for (const [{ id }, canDownload] of [
    [closed, false],
    [open, true],
  ] as const) {
    const { fileId } = (await library.read('linzhiyuan', id)).body;
    const path = await library.pathOf(fileId);
    expect((await lin.call(readPreview, { fileId: String(fileId) })).body.canDownload).toBe(canDownload);
    expect(await status('linzhiyuan', path)).toBe(200);
    expect(await status('linzhiyuan', `${path}?download=1`)).toBe(canDownload ? 200 : 404);
    expect(await status('shenruoxi', `${path}?download=1`)).toBe(200);
  }
});

test('[ROUTE-09] each reader has one score; said again, the new one counts', async () => {
  const { id } = await library.publish({ title: '来评分' });
  const score = async (account: string, value: number) =>
    (await (await library.as(account)).call(wire.scoreLibraryItem, { id, score: value })).body;
  expect(await score('linzhiyuan', 2)).toEqual({ myScore: 2, avgScore: 2, scoreCount: 1 });
  expect(await score('amina', 5)).toMatchObject({ avgScore: 3.5, scoreCount: 2 });
  expect(await score('linzhiyuan', 4)).toEqual({ myScore: 4, avgScore: 4.5, scoreCount: 2 });
  const bad = await (await library.as('linzhiyuan')).call(wire.scoreLibraryItem, { id, score: 6 });
  expect(bad.status).toBe(422);
  expect((await library.read('linzhiyuan', id)).body).toMatchObject({ myScore: 4, avgScore: 4.5 });
});

test('[ROUTE-35] others of its topics are related, those with most of them first', async () => {
  const rows = await world.rows('select id from topic where is_hidden = false order by name, id limit 4 offset 1');
  const [one = '', two = '', three = ''] = rows.map(({ id }) => String(id));
  const { id } = await library.publish({ title: '中心', topicIds: [one, two] });
  await library.publish({ title: '一个相同', topicIds: [one, three] });
  await library.publish({ title: '两个相同', topicIds: [two, one] });
  await library.publish({ title: '没有相同', topicIds: [three] });
  await library.publish({ title: '不给看', topicIds: [one, two], audience: await library.onlyFor('amina') });
  const { items } = (await (await library.as('linzhiyuan')).call(wire.listRelatedItems, { id })).body;
  expect(items.map(({ title }) => title)).toEqual(['两个相同', '一个相同']);
});

test('[ROUTE-35] whoever may not, in the wrong state, with an old revision or with something wrong changes nothing', async () => {
  const { id, revision } = await library.publish({ title: '不许动' });
  const author = await library.as('shenruoxi');
  const form = (await author.call(manage.readLibraryForm, { id })).body;
  const { title, introduction, coverFileId, audience } = form;
  const fields = {
    title,
    introduction,
    coverFileId,
    audience,
    topicIds: [],
    allowsDownload: true,
    showsVersions: true,
  };
  const fileId = await library.courses.bringPages(1);
  const [notMine, archive] = [await library.courses.bringPages(1, 'hejingxing'), await library.courses.bringPages(1)];
  await world.rows(`update file set kind = 'archive' where id = $1`, [archive]);
  const before = await library.snapshot();
  for (const [caller, wanted] of [
    [world.visitor, 401],
    [await library.as('linzhiyuan'), 403],
    [neighbour, 404],
  ] as const) {
    expect((await caller.call(manage.updateLibraryItem, { id, revision, ...fields })).status).toBe(wanted);
    expect((await caller.call(manage.addLibraryVersion, { id, revision, fileId, note: '新' })).status).toBe(wanted);
    expect((await caller.call(manage.withdrawLibraryItem, { id, reason: '不要' })).status).toBe(wanted);
    expect((await caller.call(manage.publishLibraryItem, { id })).status).toBe(wanted);
    expect((await caller.call(manage.archiveLibraryItem, { id })).status).toBe(wanted);
    expect((await caller.call(manage.readLibraryForm, { id })).status).toBe(wanted);
  }
  const refused = async (answer: Promise<{ body: { errorCode?: number } }>) => (await answer).body.errorCode;
  const lin = await library.as('linzhiyuan');
  expect((await lin.call(manage.createLibraryItem, { ...fields, fileId })).status).toBe(403);
  expect(await refused(author.call(manage.publishLibraryItem, { id }))).toBe(numberOf('course.wrong-state'));
  expect(await refused(author.call(manage.archiveLibraryItem, { id }))).toBe(numberOf('course.wrong-state'));
  const stale = { id, revision: revision - 1 };
  expect(await refused(author.call(manage.updateLibraryItem, { ...stale, ...fields }))).toBe(numberOf('request.stale'));
  for (const wrong of [notMine, archive, 'nowhere'])
    expect(await refused(author.call(manage.addLibraryVersion, { id, revision, fileId: wrong, note: '新' }))).toBe(
      numberOf('course.unknown-file'),
    );
  const change = (over: object) => refused(author.call(manage.updateLibraryItem, { id, revision, ...fields, ...over }));
  const nobody = { ...audience, isEveryone: false };
  expect(await change({ audience: nobody })).toBe(numberOf('course.for-nobody'));
  expect(await change({ audience: { ...nobody, memberIds: ['x'] } })).toBe(numberOf('course.unknown-person'));
  expect(await change({ topicIds: ['x'] })).toBe(numberOf('course.unknown-topic'));
  expect(await change({ coverFileId: fileId })).toBe(numberOf('picture.not-yours'));
  expect((await author.call(manage.updateLibraryItem, { id, revision, ...fields, title: ' ' })).status).toBe(422);
  expect((await author.call(manage.withdrawLibraryItem, { id, reason: ' ' })).status).toBe(422);
  expect(await library.snapshot()).toBe(before);
});

test('[ROUTE-35] an item has fifty versions at most', async () => {
  const { id, revision } = await library.publish({ title: '很多版本' });
  await world.rows('update library_version set number = 50 where item_id = $1', [id]);
  const fileId = await library.courses.bringPages(1);
  const author = await library.as('shenruoxi');
  const { body } = await author.call(manage.addLibraryVersion, { id, revision, fileId, note: '再一版' });
  expect(body.errorCode).toBe(numberOf('library.too-many-versions'));
});

test('[ROUTE-35] managers find what they brought in every state, administrators what anybody did', async () => {
  const { id } = (await library.create({ title: '归档它' })).body;
  const author = await library.as('shenruoxi');
  expect((await author.call(manage.archiveLibraryItem, { id })).status).toBe(200);
  const listed = async (account: string) =>
    (await (await library.as(account)).call(manage.listManagedItems, { search: '归档它' })).body.items;
  expect(await listed('shenruoxi')).toMatchObject([{ id, state: 'archived', versionNumber: 1, can: { edit: false } }]);
  expect(await listed('luchengze')).toMatchObject([{ id }]);
  expect(await listed('hejingxing')).toEqual([]);
});
