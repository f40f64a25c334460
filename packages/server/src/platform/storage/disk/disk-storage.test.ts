import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { StorageMissing } from '../storage.ts';
import { storageSuite } from '../storage.suite.ts';

const lines: string[] = [];
const note = (_: object, message: string) => void lines.push(message);
const log = { debug: note, info: note, warn: note, error: note };

const dataDir = mkdtempSync(join(tmpdir(), 'shuyuan-storage-'));
const storage = diskStorage({ dataDir, log });
const [objects, staging] = [join(dataDir, 'files', 'objects'), join(dataDir, 'files', 'staging')];
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

storageSuite(async () => storage);

const binary = { type: 'application/octet-stream' };
const shardsIn = () => readdirSync(objects).map((name) => join(objects, name));

test('nobody but the server’s own user can look into the folders and files', async () => {
  await storage.put('modes/one', Buffer.from('x'), binary);
  await storage.openParts('modes/two', { ...binary, size: 10 });
  const files = shardsIn().flatMap((shard) => readdirSync(shard).map((name) => join(shard, name)));
  for (const folder of [objects, staging, ...shardsIn()]) expect(lstatSync(folder).mode & 0o777).toBe(0o700);
  for (const file of [...files, ...readdirSync(staging).map((name) => join(staging, name))])
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
});

test('a link in place of an object or a shard is not followed', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'shuyuan-outside-'));
  try {
    writeFileSync(join(outside, 'secret'), 'not for everybody');
    await storage.put('link/object', Buffer.from('x'), binary);
    const path =
      shardsIn()
        .map((shard) => join(shard, 'link~object'))
        .find(existsSync) ?? '';
    rmSync(path);
    symlinkSync(join(outside, 'secret'), path);
    await expect(storage.read('link/object')).rejects.toThrow('ELOOP');
    expect(await storage.stat('link/object')).toBeNull();

    await storage.put('link/shard', Buffer.from('x'), binary);
    const shard = shardsIn().find((one) => existsSync(join(one, 'link~shard'))) ?? '';
    rmSync(shard, { recursive: true });
    mkdirSync(join(outside, 'shard'));
    symlinkSync(join(outside, 'shard'), shard);
    await expect(storage.put('link/shard', Buffer.from('x'), binary)).rejects.toThrow('is not a folder');
    await expect(storage.read('link/shard')).rejects.toThrow('is not a folder');
    expect(readdirSync(join(outside, 'shard'))).toEqual([]);
    rmSync(shard);
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('a handle of another key, or one that names another file, is refused', async () => {
  const handle = await storage.openParts('handles/mine', { ...binary, size: 1 });
  for (const id of ['../objects/x', '', 'x', handle.id.replace('mine', 'yours'), `${handle.id}/../x`])
    await expect(storage.dropParts({ key: 'handles/mine', id })).rejects.toThrow('not a staging file');
  writeFileSync(join(staging, '.DS_Store'), '');
  for await (const { handle: found } of storage.listOpenParts()) expect(found.id).not.toBe('.DS_Store');
  await storage.dropParts(handle);
});

test('a part cannot reach beyond the file it belongs to', async () => {
  const handle = await storage.openParts('beyond/end', { ...binary, size: 10 });
  const write = (offset: number) => storage.writePart(handle, { number: 1, offset, size: 5 }, Readable.from(['hello']));
  await expect(write(6)).rejects.toThrow(RangeError);
  await expect(write(-1)).rejects.toThrow(RangeError);
  await storage.dropParts(handle);
});

test('two bodies of one part take turns: the bytes are all of one of them', async () => {
  const handle = await storage.openParts('turns/one', { ...binary, size: 6 });
  const part = { number: 1, offset: 0, size: 6 };
  const [slow, quick] = [new PassThrough(), Readable.from(['QUICK!'])];
  const first = storage.writePart(handle, part, slow);
  slow.write('slo');
  const second = storage.writePart(handle, part, quick);
  // Whoever need not wait is done meanwhile.
  const elsewhere = await storage.openParts('turns/other', { ...binary, size: 6 });
  await storage.writePart(elsewhere, part, Readable.from(['QUICK!']));
  slow.end('w-1');
  await Promise.all([first, second]);
  await storage.dropParts(elsewhere);
  const { readPart } = storage;
  expect((await buffer(await readPart!(handle, part))).toString()).toBe('QUICK!');
  await storage.dropParts(handle);
});

test('who is late cannot change what was finished', async () => {
  const handle = await storage.openParts('late/one', { ...binary, size: 6 });
  const part = { number: 1, offset: 0, size: 6 };
  const written = [{ number: 1, ...(await storage.writePart(handle, part, Readable.from(['checks']))) }];
  const late = new PassThrough();
  const lateWrite = storage.writePart(handle, part, late);
  late.write('ch');
  await expect.poll(() => late.readableLength).toBe(0);
  await storage.finishParts(handle, written, 6);
  late.end('EATS');
  await expect(lateWrite).rejects.toThrow(StorageMissing);
  expect((await buffer(await storage.read('late/one'))).toString()).toBe('checks');
});

test('a process that is killed in the middle leaves no object, only something to sweep', async () => {
  const program = `
    import { Readable } from 'node:stream';
    import { diskStorage } from ${JSON.stringify(join(import.meta.dirname, 'disk-storage.ts'))};
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const storage = diskStorage({ dataDir: process.argv[1], log });
    async function* endless() {
      for (let sent = 0; ; sent++) {
        yield Buffer.alloc(65536, 1);
        if (sent === 20) console.log('writing');
        if (sent > 20) await new Promise((done) => setTimeout(done, 1));
      }
    }
    const handle = await storage.openParts('killed/part', { type: '', size: 1e9 });
    await Promise.all([
      storage.put('killed/put', Readable.from(endless()), { type: '' }),
      storage.writePart(handle, { number: 1, offset: 0, size: 1e9 }, Readable.from(endless())),
    ]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  for (const key of ['killed/put', 'killed/part']) expect(await storage.stat(key)).toBeNull();
  const left = [];
  for await (const { handle } of storage.listOpenParts()) if (handle.key.startsWith('killed/')) left.push(handle);
  expect(left.map(({ key }) => key).toSorted()).toEqual(['killed/part', 'killed/put']);
  for (const handle of left) await storage.dropParts(handle);
});

const isFull = expect.objectContaining({ code: 'storage.full' });

test('what the database needs is not given to files: refused before the bytes travel', async () => {
  const greedy = diskStorage({ dataDir, log, reserveBytes: Number.MAX_SAFE_INTEGER });
  await expect(greedy.put('full/put', Buffer.from('x'), { ...binary, size: 1 })).rejects.toEqual(isFull);
  await expect(greedy.openParts('full/parts', { ...binary, size: 1 })).rejects.toEqual(isFull);
  const handle = await storage.openParts('full/parts', { ...binary, size: 1 });
  await expect(greedy.writePart(handle, { number: 1, offset: 0, size: 1 }, Readable.from(['x']))).rejects.toEqual(
    isFull,
  );
  expect(lines).toContain('the disk with the files is full');
  await storage.dropParts(handle);
});

const tiny = mkdtempSync(join(tmpdir(), 'shuyuan-tiny-'));
const canMount = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'shuyuan', tiny]).status === 0;
afterAll(() => {
  if (canMount) execFileSync('/usr/bin/umount', [tiny]);
  rmSync(tiny, { recursive: true, force: true });
});
// A skipped failure must be seen.
if (!canMount) process.stderr.write('A FULL DISK IS NOT TESTED HERE: a tmpfs cannot be mounted');

test.skipIf(!canMount)('a disk that is really full is said to be full, and what was begun is taken away', async () => {
  const small = diskStorage({ dataDir: tiny, log, reserveBytes: 0 });
  const much = () => Readable.from(Array.from({ length: 8 }, () => Buffer.alloc(1024 * 1024, 1)));
  lines.length = 0;
  await expect(small.put('full/disk', much(), binary)).rejects.toEqual(isFull);
  expect(lines).toEqual(['the disk with the files is full']);
  expect(await small.stat('full/disk')).toBeNull();
  await small.put('full/little', Buffer.from('there is room again'), binary);
});

test('a folder that cannot be used is told as out of reach', async () => {
  const file = join(dataDir, 'not-a-folder');
  writeFileSync(file, '');
  const broken = diskStorage({ dataDir: file, log });
  const failure: unknown = await broken.check().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect(failure).toMatchObject({ code: 'internal.unavailable' });
  expect(lines).toContain('the disk with the files cannot be used');
});
