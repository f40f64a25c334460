import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { openPartDigest } from './digest/part-digest.ts';
import { type Part, type PartsHandle, type Storage, StorageMissing, WrongSize } from './storage.ts';

const mebibyte = 1024 * 1024;
const binary = 'application/octet-stream';
/** S3 takes no smaller one but the last. */
const partBytes = 5 * mebibyte;
const lastBytes = 1_000;
const size = 2 * partBytes + lastBytes;
const places: readonly Part[] = [
  { number: 1, offset: 0, size: partBytes },
  { number: 2, offset: partBytes, size: partBytes },
  { number: 3, offset: 2 * partBytes, size: lastBytes },
];

const newKey = () => `tenant/${randomBytes(8).toString('hex')}`;
const cut = (bytes: Buffer, part: Part): Readable =>
  // In small chunks, as they come over a network.
  Readable.from(chunksOf(bytes.subarray(part.offset, part.offset + part.size)), { objectMode: false });

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** Sends some bytes and breaks off once somebody reads on: earlier nobody would hear of it. */
function brokenOff(bytes: Buffer): Readable {
  let isSent = false;
  return new Readable({
    read() {
      if (isSent) setImmediate(() => this.destroy(new Error('the tab was closed')));
      else this.push(bytes);
      isSent = true;
    },
  });
}

function partDigestOf(bytes: Uint8Array): string {
  const digest = openPartDigest();
  digest.update(bytes);
  return digest.digest().toString('hex');
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const hostile = [
  '',
  '/',
  '..',
  '.',
  '/etc/passwd',
  '../outside',
  'tenant/../../outside',
  'tenant/./x',
  'tenant//x',
  'tenant/',
  'tenant/.hidden',
  'tenant/x\0y',
  'tenant\\..\\x',
  'C:/x',
  'tenant/~x',
  'tenant/x y',
  'tenant/%2e%2e/x',
  'tenant/x\n',
  'tenant/é',
  'x'.repeat(201),
];

let storage: Storage;
const bytesOf = async (key: string) => buffer(await storage.read(key));
const openCount = async (handle: PartsHandle) =>
  (await all(storage.listOpenParts())).filter((one) => one.handle.id === handle.id && one.handle.key === handle.key);

function keepsObjects(): void {
  test('an object is put, read, measured, listed and removed', async () => {
    const key = newKey();
    const about = { type: 'text/plain', size: 5 };
    await storage.put(key, Buffer.from('hello'), about);
    expect((await bytesOf(key)).toString()).toBe('hello');
    expect(await storage.stat(key)).toEqual({ size: 5 });
    const [listed, ...others] = await all(storage.list(key));
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ key, size: 5 });
    expect(Math.abs((listed?.modifiedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.put(key, Buffer.from('other'), about);
    expect((await bytesOf(key)).toString()).toBe('other');
    await storage.remove([key, newKey()]);
    expect(await storage.stat(key)).toBeNull();
    expect(await all(storage.list(key))).toEqual([]);
  });

  test('an empty object is an object', async () => {
    const key = newKey();
    await storage.put(key, new Uint8Array(), { type: binary, size: 0 });
    expect(await storage.stat(key)).toEqual({ size: 0 });
    expect(await bytesOf(key)).toHaveLength(0);
    await storage.remove([key]);
  });

  test('what is made from a file lies beside it, and a list takes what begins alike', async () => {
    const key = newKey();
    const keys = [key, `${key}/hls/index.m3u8`, `${key}/hls/0001.ts`, `${key}x`];
    for (const one of keys) await storage.put(one, Buffer.from(one), { type: binary });
    const names = async (prefix: string) => (await all(storage.list(prefix))).map((one) => one.key).toSorted();
    expect(await names(key)).toEqual(keys.toSorted());
    expect(await names(`${key}/hls/`)).toEqual(keys.slice(1, 3).toSorted());
    expect(await names('tenant/')).toEqual(expect.arrayContaining(keys));
    expect(await names('')).toEqual(expect.arrayContaining(keys));
    await storage.remove(keys);
    expect(await names(key)).toEqual([]);
  });

  test('a range includes both ends, is cut at the end, and cannot begin there', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('0123456789'), { type: binary });
    const range = async (start: number, end: number) =>
      (await buffer(await storage.read(key, { start, end }))).toString();
    expect(await range(0, 0)).toBe('0');
    expect(await range(3, 5)).toBe('345');
    expect(await range(8, 99)).toBe('89');
    await expect(range(10, 12)).rejects.toThrow(RangeError);
    await expect(range(5, 4)).rejects.toThrow(RangeError);
    await expect(range(-1, 4)).rejects.toThrow(RangeError);
    await storage.remove([key]);
  });

  test('what is not there says so', async () => {
    await expect(storage.read(newKey())).rejects.toThrow(StorageMissing);
    await expect(storage.read(newKey(), { start: 0, end: 1 })).rejects.toThrow(StorageMissing);
    await expect(storage.sha256(newKey())).rejects.toThrow(StorageMissing);
    expect(await storage.stat(newKey())).toBeNull();
    await storage.remove([newKey()]);
  });
}

function isAllOrNothing(): void {
  test('a body that ends early, goes on or breaks leaves nothing under its key, nor the object that was there changed', async () => {
    const [fresh, old] = [newKey(), newKey()];
    await storage.put(old, Buffer.from('as it was'), { type: binary });
    for (const key of [fresh, old]) {
      const put = (body: Readable, length?: number) =>
        storage.put(key, body, { type: binary, ...(length !== undefined && { size: length }) });
      await expect(put(Readable.from([Buffer.from('abc')]), 4)).rejects.toThrow(WrongSize);
      await expect(put(Readable.from([Buffer.from('abc'), Buffer.from('de')]), 4)).rejects.toThrow(WrongSize);
      const broken = async function* () {
        for (let sent = 0; sent < 20; sent++) yield Buffer.alloc(mebibyte, sent);
        throw new Error('the line is gone');
      };
      await expect(put(Readable.from(broken()))).rejects.toThrow('the line is gone');
    }
    expect(await storage.stat(fresh)).toBeNull();
    expect((await bytesOf(old)).toString()).toBe('as it was');
    const left = (await all(storage.listOpenParts())).filter(({ handle }) => [fresh, old].includes(handle.key));
    expect(left).toEqual([]);
    await storage.remove([old]);
  });

  test('a sender who breaks off in the middle of a part leaves no object, and may send it again', async () => {
    const key = newKey();
    const bytes = randomBytes(lastBytes);
    const only = { number: 1, offset: 0, size: lastBytes };
    const handle = await storage.openParts(key, { type: binary, size: lastBytes });
    await expect(storage.writePart(handle, only, brokenOff(bytes.subarray(0, 500)))).rejects.toThrow(
      'the tab was closed',
    );
    expect(await storage.stat(key)).toBeNull();
    expect(await all(storage.list(key))).toEqual([]);
    const written = [{ number: 1, ...(await storage.writePart(handle, only, cut(bytes, only))) }];
    await storage.finishParts(handle, written, lastBytes);
    expect(await bytesOf(key)).toEqual(bytes);
    await storage.remove([key]);
  });
}

function gathersParts(): void {
  test('parts come in any order, in parallel and again; the last of each counts', async () => {
    const key = newKey();
    const bytes = randomBytes(size);
    const handle = await storage.openParts(key, { type: binary, size });
    await storage.writePart(handle, places[2] as Part, Readable.from([randomBytes(lastBytes)]));
    await storage.writePart(handle, places[0] as Part, Readable.from([randomBytes(partBytes)]));
    const written = await Promise.all(
      places.toReversed().map(async (part) => ({
        number: part.number,
        ...(await storage.writePart(handle, part, cut(bytes, part))),
      })),
    );
    expect(await storage.stat(key)).toBeNull();
    const middle = places[1] as Part;
    const wanted = await buffer(cut(bytes, middle));
    const readBack = storage.readPart ? await buffer(await storage.readPart(handle, middle)) : wanted;
    expect(sha256(readBack)).toBe(sha256(wanted));
    await storage.finishParts(handle, written, size);
    expect(sha256(await bytesOf(key))).toBe(sha256(bytes));
    expect((await storage.sha256(key)).toString('hex')).toBe(sha256(bytes));
    const digests = written.map(({ digest }) => digest.toString('hex'));
    const parts = places.toReversed().map(({ offset, size: length }) => bytes.subarray(offset, offset + length));
    expect(digests).toEqual(parts.map(partDigestOf));
    expect(await openCount(handle)).toEqual([]);
    await storage.remove([key]);
  });

  test('a part that is shorter or longer than announced fails, and its neighbours stay as they are', async () => {
    const key = newKey();
    const bytes = randomBytes(size);
    const handle = await storage.openParts(key, { type: binary, size });
    const written = [];
    for (const part of places.slice(1))
      written.push({ number: part.number, ...(await storage.writePart(handle, part, cut(bytes, part))) });
    const first = places[0] as Part;
    for (const wrong of [partBytes - 1, partBytes + 1, partBytes + 200_000])
      await expect(
        storage.writePart(handle, first, Readable.from(chunksOf(randomBytes(wrong)), { objectMode: false })),
      ).rejects.toThrow(WrongSize);
    written.push({ number: 1, ...(await storage.writePart(handle, first, cut(bytes, first))) });
    await storage.finishParts(handle, written, size);
    expect(sha256(await bytesOf(key))).toBe(sha256(bytes));
    await storage.remove([key]);
  });
}

function finishesOnce(): void {
  test('nothing is finished that has a hole, or another length', async () => {
    const key = newKey();
    const bytes = randomBytes(size);
    const handle = await storage.openParts(key, { type: binary, size });
    const written = [];
    for (const part of places)
      written.push({ number: part.number, ...(await storage.writePart(handle, part, cut(bytes, part))) });
    await expect(storage.finishParts(handle, written.slice(0, 2), size)).rejects.toThrow(WrongSize);
    await expect(storage.finishParts(handle, written.slice(1), size)).rejects.toThrow(WrongSize);
    await expect(storage.finishParts(handle, written, size + 1)).rejects.toThrow(WrongSize);
    expect(await storage.stat(key)).toBeNull();
    await storage.finishParts(handle, written, size);
    expect(await storage.stat(key)).toEqual({ size });
    await storage.remove([key]);
  });

  test('finishing may be asked again and at the same time; a part that comes later finds nothing to write into', async () => {
    const key = newKey();
    const bytes = randomBytes(lastBytes);
    const only = { number: 1, offset: 0, size: lastBytes };
    const handle = await storage.openParts(key, { type: binary, size: lastBytes });
    const written = [{ number: 1, ...(await storage.writePart(handle, only, cut(bytes, only))) }];
    await Promise.all([1, 2, 3, 4].map(() => storage.finishParts(handle, written, lastBytes)));
    await storage.finishParts(handle, written, lastBytes);
    await expect(storage.writePart(handle, only, Readable.from([randomBytes(lastBytes)]))).rejects.toThrow(
      StorageMissing,
    );
    expect(await bytesOf(key)).toEqual(bytes);
    await storage.remove([key]);
    await expect(storage.finishParts(handle, written, lastBytes)).rejects.toThrow(StorageMissing);
  });

  test('dropped parts are gone: they cannot be written, finished or listed, and dropping again is fine', async () => {
    const key = newKey();
    const only = { number: 1, offset: 0, size: lastBytes };
    const handle = await storage.openParts(key, { type: binary, size: lastBytes });
    const written = [{ number: 1, ...(await storage.writePart(handle, only, cut(randomBytes(lastBytes), only))) }];
    const [listed] = await openCount(handle);
    expect(Math.abs((listed?.startedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.dropParts(handle);
    await storage.dropParts(handle);
    expect(await openCount(handle)).toEqual([]);
    await expect(storage.writePart(handle, only, Readable.from([randomBytes(lastBytes)]))).rejects.toThrow(
      StorageMissing,
    );
    await expect(storage.finishParts(handle, written, lastBytes)).rejects.toThrow(StorageMissing);
    expect(await storage.stat(key)).toBeNull();
  });
}

function refusesHostileKeys(): void {
  test.for(hostile)('the key %j is refused everywhere', async (key) => {
    const refusal = 'not a storage key';
    await expect(storage.put(key, Buffer.from('x'), { type: binary })).rejects.toThrow(refusal);
    await expect(storage.read(key)).rejects.toThrow(refusal);
    await expect(storage.stat(key)).rejects.toThrow(refusal);
    await expect(storage.remove([key])).rejects.toThrow(refusal);
    await expect(storage.openParts(key, { type: binary, size: 1 })).rejects.toThrow(refusal);
    await expect(storage.finishParts({ key, id: 'x' }, [], 0)).rejects.toThrow(refusal);
    await expect(storage.dropParts({ key, id: 'x' })).rejects.toThrow(refusal);
  });
}

const heldBytesMax = 32 * mebibyte;

function staysFlat(): void {
  test('64 MiB pass without being held: memory stays flat', { timeout: 120_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (how?: { type: 'minor' }) => void;
    const measure = () => process.memoryUsage().arrayBuffers;
    const measureExactly = () => {
      // Twice: what the first finds is freed in the background, and for certain only when the second begins.
      collect();
      collect();
      return measure();
    };
    const before = measureExactly();
    let peak = before;
    const look = () => {
      // Collecting takes long: as long as there is little left to collect, all of it may count as held.
      if (measure() - before >= heldBytesMax) collect({ type: 'minor' });
      const held = measure();
      peak = Math.max(peak, held - before < heldBytesMax ? held : measureExactly());
    };
    const [key, piece, count] = [newKey(), randomBytes(mebibyte), 64];
    const body = async function* () {
      for (let sent = 0; sent < count; sent++) {
        if (sent % 8 === 0) look();
        yield piece;
      }
    };
    await storage.put(key, Readable.from(body(), { objectMode: false }), { type: binary });
    expect(await storage.stat(key)).toEqual({ size: count * mebibyte });
    const hash = createHash('sha256');
    let got = 0;
    for await (const chunk of await storage.read(key)) {
      const bytes = chunk as Buffer;
      hash.update(bytes);
      if (Math.floor((got + bytes.length) / mebibyte / 8) > Math.floor(got / mebibyte / 8)) look();
      got += bytes.length;
    }
    const wanted = createHash('sha256');
    for (let sent = 0; sent < count; sent++) wanted.update(piece);
    expect(hash.digest('hex')).toBe(wanted.digest('hex'));
    expect(peak - before).toBeLessThan(heldBytesMax);
    await storage.remove([key]);
  });

  test('the check writes, reads and removes', async () => {
    await storage.check();
    expect(await all(storage.list('check/'))).toEqual([]);
  });
}

/** What every storage promises; run against each of them. */
export function storageSuite(open: () => Promise<Storage>): void {
  beforeAll(async () => {
    storage = await open();
  }, 120_000);
  keepsObjects();
  isAllOrNothing();
  gathersParts();
  finishesOnce();
  refusesHostileKeys();
  staysFlat();
}
