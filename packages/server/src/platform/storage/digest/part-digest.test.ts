import { randomBytes, webcrypto } from 'node:crypto';
import { partDigest } from '@shuyuan/contract/files/part-digest';
import { expect, test } from 'vitest';
import { openPartDigest } from './part-digest.ts';

function inPieces(bytes: Buffer, sizes: readonly number[]): string {
  const digest = openPartDigest();
  let at = 0;
  for (let n = 0; at < bytes.length; n++) {
    const end = at + (sizes[n % sizes.length] ?? 1);
    digest.update(bytes.subarray(at, end));
    at = end;
  }
  return digest.digest().toString('hex');
}

const { algorithm: name, key, vector: iv } = partDigest;

/** As a browser works it out. */
async function atOnce(additionalData: Buffer): Promise<string> {
  const imported = await webcrypto.subtle.importKey('raw', key, name, false, ['encrypt']);
  const made = await webcrypto.subtle.encrypt({ name, iv, additionalData }, imported, new Uint8Array(0));
  return Buffer.from(made).toString('hex');
}

test('the digest of a part is the same at once and in pieces of any size', async () => {
  const bytes = randomBytes(700_001);
  const wanted = await atOnce(bytes);
  expect(wanted).toHaveLength(2 * partDigest.bytes);
  for (const sizes of [[700_001], [65_536], [1, 15, 16, 17, 4_095], [262_144, 3]])
    expect(inPieces(bytes, sizes)).toBe(wanted);
  expect(inPieces(Buffer.alloc(0), [1])).toBe(await atOnce(Buffer.alloc(0)));
});

test('one bit, bytes in the other order, or one more zero make another digest', async () => {
  const bytes = randomBytes(100_000);
  const others = [Buffer.from(bytes), Buffer.from(bytes), Buffer.concat([bytes, Buffer.alloc(1)])];
  others[0]?.writeUInt8((bytes[99_999] ?? 0) ^ 1, 99_999);
  others[1]?.subarray(50_000, 50_064).reverse();
  const all = [bytes, ...others].map((one) => inPieces(one, [65_536]));
  expect(new Set(all).size).toBe(4);
});
