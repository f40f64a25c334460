import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { startBucket } from '../packages/server/src/platform/storage/s3/test-bucket.ts';
import { missingCeph } from '../packages/server/src/platform/storage/s3/test-ceph.ts';
import { journey, type Product, Skipped, type Stage } from './journey.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('cn');
let missing: string | null = null;
let bucket: Awaited<ReturnType<typeof startBucket>> | null = null;

/** Files in Debian's Ceph, and browsers that send to it themselves. */
export const product: Product = {
  night: ['files'],
  startCompanion: async () => {
    missing = missingCeph();
    if (missing !== null) return { env: {}, stop: async () => undefined };
    bucket = await startBucket();
    return { env: { ...bucket.env, STORAGE_DIRECT: '1' }, stop: bucket.stop };
  },
};

/** Something nothing is made of. */
function song(): Buffer {
  const bytes = randomBytes(300_000);
  bytes.write('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 0, 'latin1');
  return bytes;
}

type Sent = { readonly toStorage: string[]; readonly toServer: string[] };

/** Where the bytes of parts went. */
function watch(page: Page, endpoint: string): Sent {
  const sent: Sent = { toStorage: [], toServer: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'PUT' && url.origin === endpoint) {
      assert.equal(request.headers()['authorization'], undefined, 'nothing of the session goes to the storage');
      sent.toStorage.push(url.searchParams.get('partNumber') ?? '');
    }
    if (/\/human\/(file\/cloud|sharding-file)\/upload$/.test(url.pathname)) sent.toServer.push(url.pathname);
  });
  return sent;
}

async function upload({ page, signIn }: Stage, account: string): Promise<Sent> {
  if (!bucket) throw new Skipped(missing ?? 'there is no bucket');
  const sent = watch(page, bucket.endpoint);
  await signIn(page, account, 'center/my/files');
  await page.getByRole('button', { name: word('upload.choose'), exact: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: '班歌.mp3', mimeType: 'audio/mpeg', buffer: song() });
  await page
    .getByRole('list', { name: word('files.list') })
    .getByRole('link', { name: '班歌.mp3' })
    .waitFor();
  return sent;
}

journey(
  '[UPLOAD-05] where the operator wants it, the parts of a file go past the server to its storage',
  async (stage) => {
    await bucket?.allow(new URL(stage.url).origin);
    const { toStorage, toServer } = await upload(stage, 'zhoumuyun');
    assert.deepEqual(toStorage, ['1']);
    assert.deepEqual(toServer, []);
  },
);

journey(
  '[UPLOAD-05] a storage that does not allow the page is gone around: the parts go through the server',
  async (stage) => {
    await bucket?.allow('https://elsewhere.example');
    const { toServer } = await upload(stage, 'wenjiahe');
    assert.equal(toServer.length, 1);
  },
);
