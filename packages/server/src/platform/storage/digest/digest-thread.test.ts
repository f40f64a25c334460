import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tempFolder } from '../../../world/temp-folder.ts';
import { openDigests } from './digest-thread.ts';

const folder = tempFolder('digests');
const digests = openDigests();
afterAll(async () => {
  await digests.close();
  folder.remove();
});

const size = 9 * 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A file in three parts; `write` puts one of them in its place and tells of it. */
async function begin(name: string) {
  const path = join(folder.path, name);
  const file = await open(path, 'w+');
  const bytes = randomBytes(3 * size);
  const write = async (number: number, content = bytes.subarray(number * size, (number + 1) * size)) => {
    await file.write(content, 0, size, number * size);
    const part = { start: number * size, digest: sha256(content) };
    digests.note(name, { ...part, path, end: part.start + size });
    return part;
  };
  const whole = async () => (await digests.ofWhole(name, path, 3 * size)).toString('hex');
  return { bytes, write, whole, close: () => file.close() };
}

test('the digest of the whole is the same whether it was worked out on the way or not', async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ]) {
    const name = order.join('');
    const { bytes, write, whole, close } = await begin(name);
    const settled = [];
    for (const number of order) settled.push(await write(number));
    digests.settle(name, settled);
    expect(await whole()).toBe(sha256(bytes));
    // Asked once more there is nothing to go on with, and all of it is read.
    expect(await whole()).toBe(sha256(bytes));
    await close();
  }
});

test('a file that is gone or too short is an error, and the next question is answered', async () => {
  await expect(digests.ofWhole('gone', join(folder.path, 'gone'), 5)).rejects.toMatchObject({ code: 'ENOENT' });
  const { write, close, whole } = await begin('short');
  await write(0);
  await expect(whole()).rejects.toThrow('shorter');
  await close();
});
