import { createHash } from 'node:crypto';
import { chunkBytesMax, partCountOf, partOf } from '@shuyuan/contract/files/chunks';
import { askPartAddress, checkFileKey, confirmPart, mergeUpload } from '@shuyuan/contract/files/uploads.wire';
import { type ErrorCode, errorSpec } from '@shuyuan/contract/kernel/app-error';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucket } from '../../../platform/storage/s3/test-bucket.ts';
import { missingCeph } from '../../../platform/storage/s3/test-ceph.ts';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { fileKeyOf, partDigestOf, sha256Of, type Source } from '../../../world/tests/files/test-upload-client.ts';
import { filmOf, sendPart } from '../../../world/tests/files/test-uploads.ts';

const missing = missingCeph();
if (missing) process.stderr.write(`SKIPPED: parts straight to S3: ${missing}\n`);

const refusal = (code: ErrorCode) => ({ status: errorSpec(code).status, body: { errorCode: errorSpec(code).number } });
const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');

type Sending = { readonly source: Source; readonly number: number; readonly uploadId: string };

async function wishOf({ source, number, uploadId }: Sending) {
  const { offset, size } = partOf(source.size, number);
  const bytes = await source.read(offset, size);
  const fileKey = await fileKeyOf(source);
  const digest = partDigestOf(bytes);
  const about = { partCount: partCountOf(source.size), fileSize: source.size, fileName: source.name };
  const wish = {
    ...about,
    uploadId,
    fileKey,
    fileOrder: number,
    digest,
    md5: md5Of(bytes),
    configId: 'personal' as const,
  };
  return { bytes, wish, claim: { uploadId, fileKey, fileOrder: number, digest } };
}

/** As a browser does it: an address, the bytes there, a word about it here. */
async function sendPast(caller: Caller, sending: Sending) {
  const { bytes, wish, claim } = await wishOf(sending);
  const { body } = await caller.call(askPartAddress, wish);
  const put = await fetch(body.url ?? '', { method: 'PUT', body: new Uint8Array(bytes), headers: body.headers });
  expect(put.status).toBe(200);
  return caller.call(confirmPart, claim);
}

describe.skipIf(missing !== null)('with Debian’s Ceph', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let world: TestWorld;
  let [lin, other]: Caller[] = [];
  const me = () => lin as Caller;
  beforeAll(async () => {
    bucket = await startBucket();
    world = await openWorld({ env: { ...bucket.env, STORAGE_DIRECT: '1' } });
    [lin, other] = [await world.signIn('linzhiyuan'), await world.signIn('tangyuwei')];
  }, 120_000);
  afterAll(async () => {
    await world?.close();
    await bucket?.stop();
  });
  const partsOf = async (uploadId: string) =>
    (
      await world.rows(
        'select number from upload_part where upload_id = (select id from upload where upload_id = $1)',
        [uploadId],
      )
    ).length;

  test('[UPLOAD-05] a file whose parts went to storage, one of them past us, is the same file', async () => {
    const { source, bytes } = filmOf('直传.mp4', chunkBytesMax + 3_000);
    const uploadId = 'direct-one';
    expect((await sendPast(me(), { source, number: 2, uploadId })).body).toEqual({
      uploadId,
      fileOrder: 2,
      uploadedParts: 1,
    });
    const { wish } = await wishOf({ source, number: 2, uploadId });
    // Asked again, nothing has to be sent.
    expect((await me().call(askPartAddress, wish)).body).toMatchObject({ url: null });
    expect((await sendPart(world, me(), { source, number: 1, fields: { uploadId } })).status).toBe(200);
    const fileKey = await fileKeyOf(source);
    expect((await me().call(checkFileKey, { fileKey })).body).toMatchObject({ isDirect: true, uploadedParts: [1, 2] });
    const { status, body } = await me().call(mergeUpload, { fileKey, uploadId, sha256: sha256Of(bytes) });
    expect(status).toBe(200);
    const [row] = await world.rows('select storage_key from file where id = $1', [body.id]);
    const stored = await buffer(await world.installation.system.storage.read(String(row?.['storage_key'])));
    expect(sha256Of(stored)).toBe(sha256Of(bytes));
  });

  test('what is not in storage does not count, and what is not what it was said to be is no file', async () => {
    const { source, bytes } = filmOf('假话.mp4', 3_000);
    const uploadId = 'direct-lie';
    const { wish, claim } = await wishOf({ source, number: 1, uploadId });
    await me().call(askPartAddress, wish);
    expect(await me().call(confirmPart, claim)).toMatchObject(refusal('upload.incomplete'));
    expect(await partsOf(uploadId)).toBe(0);
    const others = filmOf('假话.mp4', 3_000);
    const { body } = await me().call(askPartAddress, { ...wish, md5: md5Of(others.bytes) });
    await fetch(body.url ?? '', { method: 'PUT', body: new Uint8Array(others.bytes), headers: body.headers });
    expect((await me().call(confirmPart, claim)).status).toBe(200);
    const [before] = await world.rows('select count(*) from file');
    const merging = me().call(mergeUpload, { fileKey: wish.fileKey, uploadId, sha256: sha256Of(bytes) });
    expect(await merging).toMatchObject(refusal('upload.wrong-digest'));
    expect((await world.rows('select count(*) from file'))[0]).toEqual(before);
    expect(await world.rows('select from upload where upload_id = $1', [uploadId])).toEqual([]);
  });

  test('a part put there again with other bytes after it counted is not merged', async () => {
    const { source, bytes } = filmOf('调包.mp4', 3_000);
    const uploadId = 'direct-swap';
    const others = filmOf('调包.mp4', 3_000).bytes;
    const { wish } = await wishOf({ source, number: 1, uploadId });
    const { body } = await me().call(askPartAddress, { ...wish, md5: md5Of(others) });
    expect((await sendPast(me(), { source, number: 1, uploadId })).status).toBe(200);
    await fetch(body.url ?? '', { method: 'PUT', body: new Uint8Array(others), headers: body.headers });
    const merging = me().call(mergeUpload, { fileKey: wish.fileKey, uploadId, sha256: sha256Of(others) });
    expect(await merging).toMatchObject(refusal('upload.wrong-digest'));
    expect(sha256Of(others)).not.toBe(sha256Of(bytes));
  });

  test('strangers, other content, wrong parts and bad input are refused, and nothing is opened for them', async () => {
    const { source } = filmOf('拒绝.mp4', 3_000);
    const uploadId = 'direct-mine';
    const { wish, claim } = await wishOf({ source, number: 1, uploadId });
    expect((await world.visitor.call(askPartAddress, wish)).status).toBe(401);
    expect((await world.visitor.call(confirmPart, claim)).status).toBe(401);
    expect((await me().call(askPartAddress, { ...wish, md5: 'short' })).status).toBe(422);
    expect(await me().call(askPartAddress, { ...wish, fileName: '拒绝.exe' })).toMatchObject(
      refusal('upload.wrong-type'),
    );
    expect(await me().call(askPartAddress, { ...wish, fileOrder: 2 })).toMatchObject(refusal('upload.wrong-parts'));
    expect(await world.rows('select from upload where upload_id = $1', [uploadId])).toEqual([]);
    await sendPast(me(), { source, number: 1, uploadId });
    expect(await (other as Caller).call(confirmPart, claim)).toMatchObject(refusal('request.not-found'));
    expect(await me().call(confirmPart, { ...claim, fileOrder: 2 })).toMatchObject(refusal('request.not-found'));
    const lie = { digest: '0'.repeat(32) };
    expect(await me().call(askPartAddress, { ...wish, ...lie })).toMatchObject(refusal('upload.other-content'));
    expect(await me().call(confirmPart, { ...claim, ...lie })).toMatchObject(refusal('upload.other-content'));
    expect(await partsOf(uploadId)).toBe(1);
  });

  test('parts that storage has lost are said to be wrong, and the client begins anew', async () => {
    const { source } = filmOf('丢失.mp4', 3_000);
    const uploadId = 'direct-lost';
    const { wish, claim } = await wishOf({ source, number: 1, uploadId });
    await me().call(askPartAddress, wish);
    const [row] = await world.rows('select storage_key, parts_id from upload where upload_id = $1', [uploadId]);
    const { storage } = world.installation.system;
    await storage.dropParts({ key: String(row?.['storage_key']), id: String(row?.['parts_id']) });
    expect(await me().call(confirmPart, claim)).toMatchObject(refusal('upload.wrong-digest'));
    expect(await world.rows('select from upload where upload_id = $1', [uploadId])).toEqual([]);
  });

  test('pages may send to the storage only where the setting says so', async () => {
    const policyOf = async ({ http }: TestWorld) =>
      String((await http.inject('/health/live')).headers['content-security-policy']);
    expect(await policyOf(world)).toContain(`connect-src 'self' ${bucket.endpoint};`);
    const plain = await openWorld({ env: bucket.env, beside: world });
    try {
      expect(await policyOf(plain)).toContain("connect-src 'self';");
      const caller = await plain.signIn('linzhiyuan');
      const { source } = filmOf('不许.mp4', 3_000);
      const { wish, claim } = await wishOf({ source, number: 1, uploadId: 'direct-off' });
      expect((await caller.call(checkFileKey, { fileKey: wish.fileKey })).body).toMatchObject({ isDirect: false });
      expect(await caller.call(askPartAddress, wish)).toMatchObject(refusal('request.not-found'));
      expect(await caller.call(confirmPart, claim)).toMatchObject(refusal('request.not-found'));
    } finally {
      await plain.close();
    }
  });
});
