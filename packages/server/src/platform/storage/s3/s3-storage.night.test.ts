import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../config.ts';
import { bucketOf, type S3Settings } from './s3-client.ts';
import { openDirectParts } from './s3-direct.ts';
import { openS3Storage } from './s3-storage.ts';
import { type PartsHandle, StorageMissing } from '../storage.ts';
import { storageSuite } from '../storage.suite.ts';
import { settingsFor, startBucket } from './test-bucket.ts';
import { missingCeph, secretKey } from './test-ceph.ts';

const missing = missingCeph();
if (missing) process.stderr.write(`SKIPPED: S3: ${missing}\n`);

const lines: string[] = [];
const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
const log = { debug: note, info: note, warn: note, error: note };
const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');
const unavailable = expect.objectContaining({ code: 'internal.unavailable' });

describe.skipIf(missing !== null)('with Debian’s Ceph', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  beforeAll(async () => {
    bucket = await startBucket();
  }, 120_000);
  afterAll(() => bucket?.stop());

  const open = (changes: Partial<S3Settings> = {}) => openS3Storage(settingsFor(bucket.endpoint, changes), log);

  storageSuite(open);

  test('a wrong secret, an unknown key and a missing bucket stop the start, in words and without the secret', async () => {
    const refusal = (changes: Partial<S3Settings>) => open(changes).catch((error: unknown) => error);
    const wrong = { S3_SECRET_KEY: 'another secret altogether' };
    for (const [changes, words] of [
      [wrong, 'S3_SECRET_KEY is not its secret'],
      [{ S3_ACCESS_KEY: 'somebody-else' }, 'S3 does not know S3_ACCESS_KEY'],
      [{ S3_BUCKET: 'nowhere' }, 'the bucket nowhere (S3_BUCKET) does not exist'],
    ] as const) {
      const failure = await refusal(changes);
      expect(failure).toBeInstanceOf(ConfigError);
      expect(String(failure)).toContain(words);
      expect(String(failure)).not.toContain(wrong.S3_SECRET_KEY);
    }
  });

  test('a part goes past us to a signed address: one of that number, that size and those bytes', async () => {
    const storage = await open({ STORAGE_DIRECT: true });
    expect((await open()).direct).toBeNull();
    const { sign, find, origin } = storage.direct!;
    const bytes = randomBytes(1_000);
    const handle = await storage.openParts('direct/one', { type: 'image/png', size: 1_000 });
    const { url, headers } = await sign(handle, { number: 1, size: 1_000, md5: md5Of(bytes) });
    expect(new URL(url).origin).toBe(origin);
    expect(url).not.toContain(encodeURIComponent(secretKey));
    const send = (body: Buffer<ArrayBuffer>, { to = url, said = headers } = {}) =>
      fetch(to, { method: 'PUT', body, headers: said });
    const damaged = Buffer.from(bytes);
    damaged[500] = (damaged[500] ?? 0) ^ 1;
    expect((await send(randomBytes(1_001))).status).toBe(403);
    expect((await send(bytes, { to: url.replace('partNumber=1', 'partNumber=2') })).status).toBe(403);
    expect((await send(damaged)).status).toBe(400);
    expect((await send(damaged, { said: { 'content-md5': md5Of(damaged) } })).status).toBe(403);
    expect(await find(handle, 1)).toBeNull();
    expect((await send(bytes)).status).toBe(200);
    const found = await find(handle, 1);
    expect(found).toMatchObject({ size: 1_000 });
    expect(await find(handle, 2)).toBeNull();
    await storage.finishParts(handle, [{ number: 1, tag: found?.tag ?? '' }], 1_000);
    expect(await buffer(await storage.read('direct/one'))).toEqual(bytes);
    await expect(find({ ...handle, id: 'gone' }, 1)).rejects.toThrow(StorageMissing);
    await storage.remove(['direct/one']);
  });

  test('where browsers send parts follows from endpoint, region, bucket and style', async () => {
    const at = async (changes: Partial<S3Settings>) =>
      (await openDirectParts(bucketOf(settingsFor('https://s3.example:8443', changes)))).origin;
    expect(await at({})).toBe('https://s3.example:8443');
    expect(await at({ S3_PATH_STYLE: false })).toBe('https://files.s3.example:8443');
    const amazon = { S3_ENDPOINT: '', S3_REGION: 'eu-central-1' };
    expect(await at(amazon)).toBe('https://s3.eu-central-1.amazonaws.com');
    expect(await at({ ...amazon, S3_PATH_STYLE: false })).toBe('https://files.s3.eu-central-1.amazonaws.com');
  });

  test('more readers who do not go on than there are connections stop neither another reader nor an upload', async () => {
    const storage = await open();
    const bytes = randomBytes(1024 * 1024);
    await storage.put('slow/film', bytes, { type: 'video/mp4', size: bytes.length });
    const slow = await Promise.all(Array.from({ length: 200 }, () => storage.read('slow/film')));
    expect(await buffer(await storage.read('slow/film'))).toEqual(bytes);
    const handle = await storage.openParts('slow/other', { type: 'x', size: 5 });
    const part = await storage.writePart(handle, { number: 1, offset: 0, size: 5 }, Readable.from(['bytes']));
    await storage.finishParts(handle, [{ number: 1, ...part }], 5);
    const [first, ...others] = slow;
    for (const reader of others) reader.destroy();
    expect(first && (await buffer(first))).toEqual(bytes);
    await storage.remove(['slow/film', 'slow/other']);
  });

  test('senders who do not go on stop no reader', async () => {
    const storage = await open();
    await storage.put('slow/text', Buffer.from('text'), { type: 'text/plain' });
    const handle = await storage.openParts('slow/parts', { type: 'x', size: 1_000 });
    const stuck = Array.from({ length: 100 }, () => new Readable({ read: () => undefined }));
    const writing = stuck.map((body) => {
      body.push('x');
      return storage.writePart(handle, { number: 1, offset: 0, size: 1_000 }, body).catch(() => undefined);
    });
    expect((await buffer(await storage.read('slow/text'))).toString()).toBe('text');
    for (const body of stuck) body.destroy(new Error('gone'));
    await Promise.all(writing);
    await storage.dropParts(handle);
    await storage.remove(['slow/text']);
  });

  test('a reader never gets the beginning of one object and the end of another', async () => {
    const storage = await open();
    const about = { type: 'x', size: 1024 * 1024 };
    await storage.put('slow/two', Buffer.alloc(about.size, 1), about);
    const reader = await storage.read('slow/two');
    await storage.put('slow/two', Buffer.alloc(about.size, 2), about);
    await expect(buffer(reader)).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
    await storage.remove(['slow/two']);
  });

  test('many parts are listed page by page', async () => {
    const storage = await open();
    const handles: PartsHandle[] = [];
    // In lots: the subject is pages of a list, and a gateway asked for a thousand things at once may refuse some.
    for (let lot = 0; lot < 21; lot++)
      handles.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, (_, at) => storage.openParts(`pages/${lot}-${at}`, { type: 'x', size: 1 })),
        )),
      );
    const found = new Set<string>();
    for await (const { handle } of storage.listOpenParts()) if (handle.key.startsWith('pages/')) found.add(handle.id);
    expect(found).toEqual(new Set(handles.map(({ id }) => id)));
    while (handles.length > 0) await Promise.all(handles.splice(0, 50).map((handle) => storage.dropParts(handle)));
  }, 60_000);
});

test('a server that is down does not stop the start; the check fails, and files are out of reach for the moment', async () => {
  // Port 9 is nobody's here: the connection is refused.
  const storage = await openS3Storage(settingsFor('http://127.0.0.1:9'), log);
  await expect(storage.check()).rejects.toEqual(unavailable);
  await expect(storage.read('a/b')).rejects.toEqual(unavailable);
  await expect(storage.stat('a/b')).rejects.toEqual(unavailable);
  const part = { number: 1, offset: 0, size: 1 };
  await expect(storage.writePart({ key: 'a/b', id: 'x' }, part, Readable.from(['x']))).rejects.toEqual(unavailable);
  expect(lines.some((line) => line.startsWith('the S3 storage cannot be reached'))).toBe(true);
  expect(lines.join('\n')).not.toContain(secretKey);
  await storage.close();
});
