import { listMyFiles, readFileUse, removeFile, renameFile } from '@shuyuan/contract/files/files.wire';
import { mergeUpload } from '@shuyuan/contract/files/uploads.wire';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import type { EditableKey } from '@shuyuan/contract/system/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { fileKeyOf, sha256Of, sourceOf } from '../../world/tests/files/test-upload-client.ts';
import { film, putFilm, sendPart } from '../../world/tests/files/test-uploads.ts';
import { saveSetting } from '../system/index.ts';
import { claimFile, releaseFiles } from './index.ts';

let world: TestWorld;
let [lin, other]: Caller[] = [];
let ids: { tenant: string; lin: string; other: string };
const mb = 1024 * 1024;

beforeAll(async () => {
  world = await openWorld();
  [lin, other] = [await world.signIn('linzhiyuan'), await world.signIn('tangyuwei')];
  const rows = await world.rows(
    "select id, tenant_id from member where account in ('linzhiyuan', 'tangyuwei') order by account",
  );
  ids = { tenant: String(rows[0]?.['tenant_id']), lin: String(rows[0]?.['id']), other: String(rows[1]?.['id']) };
});
afterAll(() => world.close());

const me = () => lin as Caller;
const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
const count = async (table: string) => Number((await world.rows(`select count(*) from ${table}`))[0]?.['count']);

let sent = 0;
const put = (name: string, { by = me(), ...how }: { by?: Caller; size?: number; configId?: string } = {}) =>
  putFilm(world, by, { name, uploadId: `files-test-${(sent += 1)}`, ...how });
const putFile = async (name: string, how?: Parameters<typeof put>[1]) => {
  const { status, body } = await put(name, how);
  expect(status).toBe(200);
  return body as { id: string; path: string };
};

const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of world.installation.system.storage.list('')) keys.push(key);
  return keys.toSorted();
};
const stagedCount = async () => {
  let found = 0;
  for await (const _ of world.installation.system.storage.listOpenParts()) found += 1;
  return found;
};
const setting = (key: EditableKey, value: string) =>
  saveSetting(world.installation.system, { tenantId: ids.tenant, organizationId: ids.tenant, key, value });
const useOf = async () => (await me().call(readFileUse, {})).body;

beforeEach(async () => {
  for (const { id } of (await me().call(listMyFiles, { pageSize: 100 })).body.items)
    await me().call(removeFile, { id });
  await world.rows('delete from upload where file_id is null');
});

test('one’s own files are listed, the latest first, found by a part of their name and by kind', async () => {
  await putFile('季度总结.mp4');
  world.clock.advance(10);
  await putFile('Training Plan.mp4');
  await putFile('draft.mp4', { configId: 'video' });
  await putFile('hers.mp4', { by: other as Caller });
  // As many as the list shows, not what is in use or on its way elsewhere.
  expect((await me().call(readFileUse, {})).body.fileCount).toBe(2);
  const names = async (filter: object) => (await me().call(listMyFiles, filter)).body.items.map(({ name }) => name);
  expect(await names({})).toEqual(['Training Plan.mp4', '季度总结.mp4']);
  expect(await names({ keyword: '总结' })).toEqual(['季度总结.mp4']);
  expect(await names({ keyword: 'PLAN' })).toEqual(['Training Plan.mp4']);
  expect(await names({ kind: 'picture' })).toEqual([]);
  expect((await me().call(listMyFiles, { page: 9 })).body).toEqual({ items: [], recordCount: 2 });
  expect(await me().call(listMyFiles, { kind: 'x' as 'video' })).toMatchObject(refusal('request.invalid'));
});

test('a file gets another name and keeps its ending; bad names and other people’s files are refused', async () => {
  const { id } = await putFile('a.mp4');
  expect((await me().call(renameFile, { id, name: '新名字' })).body.name).toBe('新名字.mp4');
  expect((await me().call(renameFile, { id, name: 'b.MP4' })).body.name).toBe('b.MP4');
  expect((await me().call(renameFile, { id, name: 'b.html' })).body.name).toBe('b.html.mp4');
  expect((await me().call(listMyFiles, { keyword: 'html' })).body.recordCount).toBe(1);
  expect(await me().call(renameFile, { id, name: 'a,b' })).toMatchObject(refusal('upload.name-comma'));
  expect(await me().call(renameFile, { id, name: '../x' })).toMatchObject(refusal('upload.name-unsafe'));
  expect(await me().call(renameFile, { id, name: 'x'.repeat(98) })).toMatchObject(refusal('upload.name-too-long'));
  expect(await (other as Caller).call(renameFile, { id, name: 'c' })).toMatchObject(refusal('request.not-found'));
  expect((await me().call(listMyFiles, {})).body.items[0]?.name).toBe('b.html.mp4');
});

test('a removed file is gone with its bytes and gives its room back; not somebody else’s, not one in use', async () => {
  const before = await useOf();
  const { id } = await putFile('a.mp4', { size: 5_000 });
  expect(await useOf()).toEqual({ ...before, usedBytes: before.usedBytes + 5_000, fileCount: before.fileCount + 1 });
  const keys = await storedKeys();
  expect(await (other as Caller).call(removeFile, { id })).toMatchObject(refusal('request.not-found'));
  expect((await world.visitor.call(removeFile, { id })).status).toBe(401);
  expect(await storedKeys()).toEqual(keys);
  expect((await me().call(removeFile, { id })).status).toBe(200);
  expect(await storedKeys()).toHaveLength(keys.length - 1);
  expect(await useOf()).toEqual(before);
  expect(await me().call(removeFile, { id })).toMatchObject(refusal('request.not-found'));
});

test('a draft is claimed by its owner for one thing; then it is in use, and goes when that lets it go', async () => {
  const { id } = await putFile('draft.mp4', { configId: 'video' });
  const { system } = world.installation;
  const as = (memberId: string) => ({ actor: { id: memberId, tenantId: ids.tenant } as Context['actor'] });
  const claim = (memberId: string, subjectId: string) =>
    system.inTransaction((tx) => claimFile(tx, as(memberId), { fileId: id, purpose: 'course', subjectId }));
  await expect(claim(ids.other, 'c1')).rejects.toMatchObject({ code: 'request.not-found' });
  expect(await claim(ids.lin, 'c1')).toMatchObject({ purpose: 'course', subjectId: 'c1' });
  expect(await claim(ids.lin, 'c1')).toMatchObject({ subjectId: 'c1' });
  await expect(claim(ids.lin, 'c2')).rejects.toMatchObject({ code: 'request.not-found' });
  expect(await me().call(removeFile, { id })).toMatchObject(refusal('file.in-use'));
  // Its name was judged with what shows it.
  expect(await me().call(renameFile, { id, name: 'another' })).toMatchObject(refusal('file.in-use'));
  expect(await world.rows('select name from file where id = $1', [id])).toEqual([{ name: 'draft.mp4' }]);
  const subject = { tenantId: ids.tenant, purpose: 'course', subjectId: 'c1' };
  const release = (keep: string[]) => system.inTransaction((tx) => releaseFiles(tx, subject, keep));
  expect(await release([id])).toEqual([]);
  const keys = await release([]);
  expect(keys).toHaveLength(1);
  await system.storage.remove(keys);
  expect(await count(`file where id = '${id}'`)).toBe(0);
});

test('quotas of a member and of the company hold, uploads under way included, also for those who come at once', async () => {
  const { usedBytes } = await useOf();
  await setting('FILE_QUOTA_MEMBER_MB', String(Math.ceil(usedBytes / mb) + 3));
  const files = await count('file');
  const size = 900 * 1024;
  const opened = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      sendPart(world, me(), { source: sourceOf('a.mp4', film(size)), fields: { uploadId: `at-once-${n}` } }),
    ),
  );
  const refused = opened.filter(({ status }) => status !== 200);
  expect(opened.length - refused.length).toBeLessThanOrEqual(4);
  expect(opened.length - refused.length).toBeGreaterThanOrEqual(3);
  for (const one of refused) expect(one).toMatchObject(refusal('upload.over-quota'));
  // Nothing was left of those that were refused.
  expect(await stagedCount()).toBe(await count('upload where file_id is null'));
  expect(await count('file')).toBe(files);
  await setting('FILE_QUOTA_MEMBER_MB', '0');
  await world.rows('delete from upload where file_id is null');
  const [total] = await world.rows('select bytes from file_use where member_id is null and tenant_id = $1', [
    ids.tenant,
  ]);
  expect(Number(total?.['bytes'])).toBeGreaterThan(0);
  await world.rows('update file_use set bytes = bytes + 1073741824 where member_id is null');
  await setting('FILE_QUOTA_TENANT_GB', '1');
  expect(await put('a.mp4')).toMatchObject(refusal('upload.over-quota'));
  await setting('FILE_QUOTA_TENANT_GB', '0');
  await world.rows('update file_use set bytes = bytes - 1073741824 where member_id is null');
  expect((await put('a.mp4')).status).toBe(200);
});

test('a quota that shrank meanwhile stops the merge, and room that was made lets it go on', async () => {
  const bytes = film(2 * mb);
  const source = sourceOf('late.mp4', bytes);
  await sendPart(world, me(), { source, fields: { uploadId: 'late-upload' } });
  const merge = async () =>
    me().call(mergeUpload, { fileKey: await fileKeyOf(source), uploadId: 'late-upload', sha256: sha256Of(bytes) });
  await setting('FILE_QUOTA_MEMBER_MB', '1');
  expect(await merge()).toMatchObject(refusal('upload.over-quota'));
  await setting('FILE_QUOTA_MEMBER_MB', '0');
  expect((await merge()).status).toBe(200);
});

test('at most 20 uploads of one person are open', async () => {
  const open = (n: number) =>
    sendPart(world, me(), { source: sourceOf('a.mp4', film(2_000)), fields: { uploadId: `many-open-${n}` } });
  for (let n = 0; n < 20; n++) expect((await open(n)).status).toBe(200);
  expect(await open(20)).toMatchObject(refusal('upload.too-many-open'));
  expect((await open(3)).body['errorCode']).toBe(errorSpec('upload.other-content').number);
});
