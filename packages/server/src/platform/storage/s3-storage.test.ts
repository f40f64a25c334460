import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { bucketOf, type S3Settings } from './s3-client.ts';
import { openS3Storage } from './s3-storage.ts';
import { storageSuite } from './storage.suite.ts';
import { accessKey, missingCeph, secretKey, startCeph } from './test-ceph.ts';

const missing = missingCeph();
// oxlint-disable-next-line no-console -- a skipped server must be seen
if (missing) console.warn(`S3 IS NOT TESTED HERE: ${missing}`);

const lines: string[] = [];
const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
const log = { debug: note, info: note, warn: note, error: note };
const unavailable = expect.objectContaining({ code: 'internal.unavailable' });

const settingsFor = (endpoint: string, changes: Partial<S3Settings> = {}): S3Settings => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_PATH_STYLE: true,
  STORAGE_DIRECT: false,
  ...changes,
});

describe.skipIf(missing !== null)('with Debian’s Ceph', () => {
  let ceph: Awaited<ReturnType<typeof startCeph>>;
  beforeAll(async () => {
    ceph = await startCeph();
    const { client, name } = bucketOf(settingsFor(ceph.endpoint));
    await client.send(new CreateBucketCommand({ Bucket: name }));
    client.destroy();
  }, 120_000);
  afterAll(() => ceph?.stop());

  const open = (changes: Partial<S3Settings> = {}) => openS3Storage(settingsFor(ceph.endpoint, changes), log);

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

  test('a part goes past us to a signed address, and only one of the size that was signed', async () => {
    const storage = await open({ STORAGE_DIRECT: true });
    expect((await open()).presignPart).toBeNull();
    const bytes = randomBytes(1_000);
    const handle = await storage.openParts('direct/one', { type: 'image/png', size: 1_000 });
    const { url, headers } = await storage.presignPart!(handle, { number: 1, size: 1_000 });
    expect(url).not.toContain(encodeURIComponent(secretKey));
    const send = (body: Buffer<ArrayBuffer>, to = url) => fetch(to, { method: 'PUT', body, headers });
    expect((await send(Buffer.from(randomBytes(1_001)))).status).toBe(403);
    expect((await send(bytes, url.replace('partNumber=1', 'partNumber=2'))).status).toBe(403);
    const answer = await send(bytes);
    expect(answer.status).toBe(200);
    await storage.finishParts(handle, [{ number: 1, tag: answer.headers.get('etag') ?? '' }], 1_000);
    expect(await buffer(await storage.read('direct/one'))).toEqual(bytes);
    await storage.remove(['direct/one']);
  });

  test('many parts are listed page by page', async () => {
    const storage = await open();
    const handles = await Promise.all(
      Array.from({ length: 1_010 }, (_, at) => storage.openParts(`pages/${at}`, { type: 'x', size: 1 })),
    );
    const found = new Set<string>();
    for await (const { handle } of storage.listOpenParts()) if (handle.key.startsWith('pages/')) found.add(handle.id);
    expect(found).toEqual(new Set(handles.map(({ id }) => id)));
    await Promise.all(handles.map((handle) => storage.dropParts(handle)));
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
