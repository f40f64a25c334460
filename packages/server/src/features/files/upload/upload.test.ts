import http from 'node:http';
import { listMyFiles } from '@shuyuan/contract/files/files.wire';
import {
  checkFileKey,
  cancelUpload,
  mergeUpload,
  readUploadedParts,
  uploadShardingPart,
} from '@shuyuan/contract/files/uploads.wire';
import { chunkBytesMax } from '@shuyuan/contract/files/chunks';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadPace } from '../../../platform/upload-pace.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import {
  fileKeyOf,
  type Line,
  partDigestOf,
  sha256Of,
  type Source,
  sourceOf,
  upload,
} from '../../../world/tests/files/test-upload-client.ts';
import { film, filmOf, sendPart } from '../../../world/tests/files/test-uploads.ts';

let world: TestWorld;
let line: Line;
let [lin, other]: Caller[] = [];
const agent = new http.Agent({ keepAlive: true });
const mb = 1024 * 1024;

beforeAll(async () => {
  world = await openWorld();
  [lin, other] = [await world.signIn('linzhiyuan'), await world.signIn('tangyuwei')];
  const url = await world.http.listen({ port: 0, host: '127.0.0.1' });
  line = { url, agent, token: lin.token ?? '' };
});
afterAll(async () => {
  agent.destroy();
  await world.close();
});

const me = () => lin as Caller;
const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
const newName = (() => {
  let n = 0;
  return () => `upload-of-test-${(n += 1)}`;
})();

async function storedBytes(fileId: string): Promise<Buffer> {
  const [row] = await world.rows('select storage_key from file where id = $1', [fileId]);
  return buffer(await world.installation.system.storage.read(String(row?.['storage_key'])));
}
const count = async (table: string) => Number((await world.rows(`select count(*) from ${table}`))[0]?.['count']);

const merge = async (source: Source, uploadId: string, sha256: string, by = me()) => {
  return by.call(mergeUpload, { fileKey: await fileKeyOf(source), uploadId, sha256 });
};

test('[UPLOAD-01, UPLOAD-05, UPLOAD-08] a file in parts becomes the same file, known to its owner', async () => {
  const { source, bytes } = filmOf('课程.mp4', 2 * chunkBytesMax + 5_000);
  const file = await upload(line, { source, uploadId: newName() });
  expect(file).toMatchObject({ name: '课程.mp4', size: bytes.length, kind: 'video', contentType: 'video/mp4' });
  expect(file.path).toMatch(/^\/files\/[\w-]{22}$/);
  expect((await storedBytes(file.id)).equals(bytes)).toBe(true);
  const [row] = await world.rows("select encode(sha256, 'hex') as sum, purpose from file where id = $1", [file.id]);
  expect(row).toEqual({ sum: sha256Of(bytes), purpose: 'personal' });
});

test('[D-166] parts come in any order, twice and at once; the other address takes them too', async () => {
  const { source, bytes } = filmOf('a.mp4', 2 * chunkBytesMax + 9);
  const uploadId = newName();
  const sending = [3, 1, 3, 2, 1].map((number) =>
    sendPart(world, me(), {
      source,
      number,
      fields: { uploadId },
      ...(number === 3 && { path: uploadShardingPart.path }),
    }),
  );
  for (const answer of await Promise.all(sending)) expect(answer.status).toBe(200);
  expect((await sendPart(world, me(), { source, number: 2, fields: { uploadId } })).body).toEqual({
    uploadId,
    fileOrder: 2,
    uploadedParts: 3,
  });
  const merged = await merge(source, uploadId, sha256Of(bytes));
  expect(merged.status).toBe(200);
  expect((await storedBytes(merged.body.id)).equals(bytes)).toBe(true);
});

test('[UPLOAD-03, D-164] two files with one key, sent by turns and resumed, never mix', async () => {
  const first = film(chunkBytesMax + 4_000);
  const second = film(chunkBytesMax + 4_000);
  first.copy(second, 0, 0, 2048);
  const sources = [first, second].map((bytes) => sourceOf('twin.mp4', bytes)) as [Source, Source];
  const [key, sameKey] = await Promise.all(sources.map(fileKeyOf));
  expect(key).toBe(sameKey);
  const names = [newName(), newName()] as const;
  const send = async (n: 0 | 1, number: number) => {
    const answer = await sendPart(world, me(), { source: sources[n], number, fields: { uploadId: names[n] } });
    expect(answer.status).toBe(200);
  };
  await send(0, 1);
  await send(1, 2);
  // The first one's part under the second one's name.
  const mixed = await sendPart(world, me(), { source: sources[0], number: 2, fields: { uploadId: names[1] } });
  expect(mixed).toMatchObject(refusal('upload.other-content'));
  await send(1, 1);
  await send(0, 2);
  const { body } = await me().call(checkFileKey, { fileKey: key ?? '' });
  expect(body.uploads.map((one) => one.uploadId).toSorted()).toEqual([...names].toSorted());
  expect(new Set(body.uploads.map((one) => one.parts[1]?.digest)).size).toBe(2);
  for (const [n, bytes] of [first, second].entries()) {
    const merged = await merge(sources[n] as Source, names[n] ?? '', sha256Of(bytes));
    expect((await storedBytes(merged.body.id)).equals(bytes)).toBe(true);
  }
});

test('[UPLOAD-06, UPLOAD-07, D-163] what is there is told to its owner, with digests, and to nobody else', async () => {
  const { source, bytes } = filmOf('b.mp4', chunkBytesMax + 1);
  const [fileKey, uploadId] = [await fileKeyOf(source), newName()];
  await sendPart(world, me(), { source, number: 2, fields: { uploadId } });
  const told = { finished: false, path: null, uploadedParts: [2], isDirect: false, uploadUrl: 'sharding' };
  const part = { fileOrder: 2, digest: partDigestOf(bytes.subarray(chunkBytesMax)) };
  const uploads = [{ uploadId, fileSize: bytes.length, partCount: 2, parts: [part], file: null }];
  expect((await me().call(checkFileKey, { fileKey })).body).toEqual({ ...told, uploads });
  expect((await me().call(readUploadedParts, { fileKey })).body).toEqual({ ...told, uploads });
  expect((await (other as Caller).call(checkFileKey, { fileKey, uploadId })).body.uploads).toEqual([]);
  await sendPart(world, me(), { source, number: 1, fields: { uploadId } });
  await merge(source, uploadId, sha256Of(bytes));
  const named = (await me().call(checkFileKey, { fileKey, uploadId })).body;
  expect(named).toMatchObject({ finished: true, uploadedParts: [1, 2], path: named.uploads[0]?.file?.path });
  // Without its name the key alone does not say that this very file came before.
  expect((await me().call(checkFileKey, { fileKey })).body).toMatchObject({ finished: false, uploads: [] });
});

async function openParts(): Promise<number> {
  let found = 0;
  for await (const parts of world.installation.system.storage.listOpenParts()) found += parts.handle.id ? 1 : 0;
  return found;
}

test('a part counts only with its own digest and length', async () => {
  const { source, bytes } = filmOf('c.mp4', 60_000);
  const uploadId = newName();
  const send = (fields: object, body?: Buffer) =>
    sendPart(world, me(), { source, fields: { uploadId, ...fields }, ...(body && { bytes: body }) });
  expect(await send({}, bytes.subarray(1))).toMatchObject(refusal('upload.wrong-parts'));
  expect(await send({}, Buffer.concat([bytes, bytes]))).toMatchObject(refusal('upload.wrong-parts'));
  expect(await send({ partCount: 2 })).toMatchObject(refusal('upload.wrong-parts'));
  expect(await send({ fileOrder: 2 })).toMatchObject(refusal('upload.wrong-parts'));
  expect(await send({ digest: '0'.repeat(32) })).toMatchObject(refusal('upload.wrong-part-digest'));
  expect(await merge(source, uploadId, sha256Of(bytes))).toMatchObject(refusal('upload.incomplete'));
  expect((await send({})).status).toBe(200);
  expect(await send({}, film(60_000))).toMatchObject(refusal('upload.other-content'));
  expect(await send({ fileSize: 60_001 }, film(60_001))).toMatchObject(refusal('upload.other-content'));
  expect((await merge(source, uploadId, sha256Of(bytes))).status).toBe(200);
});

test('a part that is too large leaves nothing behind, and its upload does not count', async () => {
  const before = { uploads: await count('upload'), parts: await openParts() };
  for (let tries = 0; tries < 21; tries += 1) {
    const { source, bytes } = filmOf(`large-${tries}.mp4`, 2_000);
    const wrong = { source, bytes: Buffer.concat([bytes, bytes]), fields: { uploadId: newName() } };
    expect(await sendPart(world, me(), wrong)).toMatchObject(refusal('upload.wrong-parts'));
  }
  expect({ uploads: await count('upload'), parts: await openParts() }).toEqual(before);
  // What is there of an upload stays when another of its parts does not fit.
  const { source, bytes } = filmOf('two.mp4', chunkBytesMax + 5);
  const uploadId = newName();
  await sendPart(world, me(), { source, number: 2, fields: { uploadId } });
  const wrong = { source, number: 2, bytes: bytes.subarray(0, 9), fields: { uploadId, fileOrder: 1 } };
  expect(await sendPart(world, me(), wrong)).toMatchObject(refusal('upload.wrong-parts'));
  expect((await me().call(checkFileKey, { fileKey: await fileKeyOf(source), uploadId })).body.uploadedParts).toEqual([
    2,
  ]);
  await me().call(cancelUpload, { uploadId });
});

test('merging is done once, however often and from however many it is asked', async () => {
  const { source, bytes } = filmOf('d.mp4', 500_000);
  const uploadId = newName();
  await sendPart(world, me(), { source, fields: { uploadId } });
  const beside = await openWorld({ beside: world });
  const there = await beside.signIn('linzhiyuan');
  const files = await count('file');
  const answers = await Promise.all(
    [me(), there, me(), there].map((by) => merge(source, uploadId, sha256Of(bytes), by)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await count('file')).toBe(files + 1);
  // A client that forgot the name asks by key and digest.
  const fileKey = await fileKeyOf(source);
  const again = await me().call(mergeUpload, { fileKey, sha256: sha256Of(bytes) });
  expect(again.body.id).toBe(answers[0]?.body.id);
  await beside.close();
});

test('two processes take parts of one upload at once', async () => {
  const { source, bytes } = filmOf('e.mp4', 2 * chunkBytesMax);
  const uploadId = newName();
  const beside = await openWorld({ beside: world });
  const there = await beside.signIn('linzhiyuan');
  const sending = [1, 2, 1, 2].map((number, n) =>
    sendPart(n < 2 ? world : beside, n < 2 ? me() : there, { source, number, fields: { uploadId } }),
  );
  expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await count(`upload_part where upload_id in (select id from upload where upload_id = '${uploadId}')`)).toBe(2);
  const merged = await merge(source, uploadId, sha256Of(bytes), there);
  expect((await storedBytes(merged.body.id)).equals(bytes)).toBe(true);
  await beside.close();
});

test('a whole with another digest is thrown away, and may be sent anew', async () => {
  const { source, bytes } = filmOf('f.mp4', 10_000);
  const uploadId = newName();
  await sendPart(world, me(), { source, fields: { uploadId } });
  expect(await merge(source, uploadId, '0'.repeat(64))).toMatchObject(refusal('upload.wrong-digest'));
  expect(await merge(source, uploadId, sha256Of(bytes))).toMatchObject(refusal('request.not-found'));
  await sendPart(world, me(), { source, fields: { uploadId } });
  expect((await merge(source, uploadId, sha256Of(bytes))).status).toBe(200);
});

test('a server that died between storage and database is made up for by the next merge', async () => {
  const { source, bytes } = filmOf('g.mp4', 10_000);
  const uploadId = newName();
  await sendPart(world, me(), { source, fields: { uploadId } });
  const [row] = await world.rows(
    'select storage_key, parts_id, tag from upload join upload_part on upload_part.upload_id = upload.id where upload.upload_id = $1',
    [uploadId],
  );
  const handle = { key: String(row?.['storage_key']), id: String(row?.['parts_id']) };
  await world.installation.system.storage.finishParts(handle, [{ number: 1, tag: String(row?.['tag']) }], bytes.length);
  const merged = await merge(source, uploadId, sha256Of(bytes));
  expect((await storedBytes(merged.body.id)).equals(bytes)).toBe(true);
});

test('an upload can be given up; a finished one, an unknown one and somebody else’s stay as they are', async () => {
  const { source, bytes } = filmOf('h.mp4', 10_000);
  const uploadId = newName();
  await sendPart(world, me(), { source, fields: { uploadId } });
  expect((await (other as Caller).call(cancelUpload, { uploadId })).status).toBe(200);
  expect((await me().call(checkFileKey, { fileKey: await fileKeyOf(source), uploadId })).body.uploads).toHaveLength(1);
  await me().call(cancelUpload, { uploadId });
  expect((await me().call(checkFileKey, { fileKey: await fileKeyOf(source), uploadId })).body.uploads).toEqual([]);
  await sendPart(world, me(), { source, fields: { uploadId } });
  const { body } = await merge(source, uploadId, sha256Of(bytes));
  await me().call(cancelUpload, { uploadId });
  expect((await storedBytes(body.id)).equals(bytes)).toBe(true);
  expect((await me().call(cancelUpload, { uploadId: 'never-received-of' })).status).toBe(200);
});

test('only one’s own upload can be sent to and merged; visitors cannot at all', async () => {
  const { source, bytes } = filmOf('i.mp4', 10_000);
  const uploadId = newName();
  await sendPart(world, me(), { source, fields: { uploadId } });
  expect(await merge(source, uploadId, sha256Of(bytes), other)).toMatchObject(refusal('request.not-found'));
  // The same name is another upload for another person.
  expect((await sendPart(world, other as Caller, { source, fields: { uploadId } })).status).toBe(200);
  expect(await count(`upload where upload_id = '${uploadId}'`)).toBe(2);
  expect((await sendPart(world, world.visitor, { source, fields: { uploadId } })).status).toBe(401);
  expect(await merge(source, uploadId, 'x')).toMatchObject(refusal('request.invalid'));
  await me().call(cancelUpload, { uploadId });
  await (other as Caller).call(cancelUpload, { uploadId });
});

test('a line that breaks in the middle of a part leaves nothing that counts; the part is sent again', async () => {
  const { source, bytes } = filmOf('j.mp4', 8 * mb);
  const uploadId = newName();
  const cut = new AbortController();
  const onProgress = (share: number): void => {
    if (share >= 0.5) cut.abort();
  };
  const broken = upload({ ...line, signal: cut.signal, onProgress }, { source, uploadId });
  await expect(broken).rejects.toThrow('aborted');
  const file = await upload(line, { source, uploadId });
  expect((await storedBytes(file.id)).equals(bytes)).toBe(true);
});

test('uploads step back for calls that send no file', async () => {
  const served = vi.spyOn(uploadPace, 'served');
  const { source } = filmOf('alone.mp4', mb);
  await upload(line, { source, uploadId: newName() });
  const calls = served.mock.calls.length;
  await me().call(listMyFiles, {});
  expect(served).toHaveBeenCalledTimes(calls + 1);
  served.mockRestore();
});
