import { chunkBytesMax } from '@shuyuan/contract/files/chunks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { fileKeyOf } from './digest-file.ts';
import { memoryTransport, plainDigester } from './test-transport.ts';
import { createUploads, type UploadManager } from './uploads.ts';

const fileOf = (size: number, name = 'a.png', last = 0): File => {
  const bytes = new Uint8Array(size);
  if (size > 0) bytes[size - 1] = last;
  return new File([bytes], name, { type: 'image/png' });
};

function openUploads() {
  const server = memoryTransport();
  const uploads = createUploads({
    rule: 'default',
    isConverted: false,
    transport: server.transport,
    digester: plainDigester,
  });
  const states = () => uploads.store.getState().items.map(({ state }) => state);
  return { server, uploads, states };
}

function first({ store }: UploadManager) {
  const [one] = store.getState().items;
  if (!one) throw new Error('nothing is in the line');
  return one;
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

test('[UPLOAD-03] the key is made of the first 2048 bytes, the name and the size', async () => {
  const key = await fileKeyOf(fileOf(5000));
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await fileKeyOf(fileOf(5000, 'a.png', 9))).toBe(key);
  expect(await fileKeyOf(fileOf(5001))).not.toBe(key);
  expect(await fileKeyOf(fileOf(5000, 'b.png'))).not.toBe(key);
  expect(await fileKeyOf(fileOf(2000, 'a.png', 9))).not.toBe(await fileKeyOf(fileOf(2000)));
});

test('[UPLOAD-01] a file goes in parts, tells how far it is, and is done', async () => {
  const { server, uploads, states } = openUploads();
  const size = 2 * chunkBytesMax + 5;
  uploads.add([fileOf(size)]);
  await expect.poll(() => states()).toEqual(['done']);
  expect(server.sent.toSorted()).toEqual([1, 2, 3]);
  expect(uploads.store.getState().items[0]).toMatchObject({ sentBytes: size, result: { size } });
  expect(uploads.handOver()).toMatchObject([{ size }]);
  expect(uploads.store.getState()).toMatchObject({ items: [], handed: { count: 1, bytes: size, last: [{ size }] } });
});

test('[UPLOAD-01] paused and gone on with, only what is missing is sent', async () => {
  const { server, uploads, states } = openUploads();
  const gate = Promise.withResolvers<void>();
  server.onSend(({ fields }) => (fields.fileOrder === 2 ? gate.promise : undefined));
  uploads.add([fileOf(chunkBytesMax + 5)]);
  await expect.poll(() => server.sent).toEqual([1]);
  const { id } = first(uploads);
  uploads.pause(id);
  gate.resolve();
  await expect.poll(() => states()).toEqual(['paused']);
  uploads.resume(id);
  await expect.poll(() => states()).toEqual(['done']);
  expect(server.sent).toEqual([1, 2]);
});

test('parts of another file with the same key are left alone', async () => {
  const { server, uploads, states } = openUploads();
  const size = chunkBytesMax + 5;
  const one = fileOf(size, 'a.png', 1);
  server.onSend(async ({ fields }) => {
    if (fields.fileOrder === 2) return;
    await expect.poll(() => server.sent).toEqual([2]);
    throw new ApiError({ status: 422, number: 28_112 });
  });
  uploads.add([one]);
  await expect.poll(() => states()).toEqual(['failed']);
  server.onSend(() => undefined);
  // The same name, size and beginning, another end.
  uploads.add([fileOf(size, 'a.png', 2)]);
  await expect.poll(() => states()).toEqual(['failed', 'done']);
  expect(server.sent).toEqual([2, 1, 2]);
  expect([...server.held.values()].map(({ file }) => file !== null)).toEqual([false, true]);
});

test('a line that is lost comes back by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, uploads, states } = openUploads();
  let failures = 2;
  server.onSend(() => {
    failures -= 1;
    if (failures >= 0) throw new ApiError({ status: 0 });
  });
  uploads.add([fileOf(9)]);
  await expect.poll(() => states()).toEqual(['held']);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.poll(() => states()).toEqual(['done']);
  vi.useRealTimers();
});

test('what is refused is not tried again, and the others go on', async () => {
  const { server, uploads, states } = openUploads();
  const refused = vi.fn();
  server.onSend(({ fields }) => {
    if (fields.fileName !== 'bad.png') return;
    refused();
    throw new ApiError({ status: 422, number: 28_105 });
  });
  uploads.add([fileOf(9, 'bad.png'), fileOf(9, 'b.png'), fileOf(9, 'c.png')]);
  await expect.poll(() => states()).toEqual(['failed', 'done', 'done']);
  expect(refused).toHaveBeenCalledOnce();
});

test('[UPLOAD-01] given up, it is forgotten here and on the server', async () => {
  const { server, uploads, states } = openUploads();
  const gate = Promise.withResolvers<void>();
  server.onSend(() => gate.promise);
  uploads.add([fileOf(9)]);
  await expect.poll(() => uploads.store.getState().items[0]?.uploadId).toBeTruthy();
  const { id, uploadId } = first(uploads);
  uploads.remove(id);
  gate.resolve();
  expect(states()).toEqual([]);
  await expect.poll(() => server.dropped).toEqual([uploadId]);
  expect(server.merged).toEqual([]);
});

test('two files at once, the others wait in line', async () => {
  const { server, uploads, states } = openUploads();
  const gate = Promise.withResolvers<void>();
  server.onSend(() => gate.promise);
  uploads.add([1, 2, 3].map((number) => fileOf(9, `${number}.png`)));
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  gate.resolve();
  await expect.poll(() => states()).toEqual(['done', 'done', 'done']);
});

test('paused and gone on with at once, it can still be paused', async () => {
  const { server, uploads, states } = openUploads();
  const gate = Promise.withResolvers<void>();
  let sending = 0;
  server.onSend(() => {
    sending += 1;
    return gate.promise;
  });
  uploads.add([fileOf(9)]);
  await expect.poll(() => uploads.store.getState().items[0]?.uploadId).toBeTruthy();
  const { id } = first(uploads);
  uploads.pause(id);
  sending = 0;
  uploads.resume(id);
  // The first run ends while the second is at work.
  await expect.poll(() => sending).toBe(1);
  uploads.pause(id);
  gate.resolve();
  uploads.add([fileOf(8, 'b.png')]);
  await expect.poll(() => states()).toEqual(['paused', 'done']);
  expect(server.merged).not.toContain(first(uploads).uploadId);
});

test('[UPLOAD-18] a name given on the way is the name of the file', async () => {
  const { server, uploads, states } = openUploads();
  const gate = Promise.withResolvers<void>();
  server.onSend(() => gate.promise);
  uploads.add([fileOf(9)]);
  await expect.poll(() => states()).toEqual(['sending']);
  const { id } = first(uploads);
  uploads.rename(id, '季度总结.png');
  gate.resolve();
  await expect.poll(() => states()).toEqual(['done']);
  expect(uploads.handOver()).toMatchObject([{ name: '季度总结.png' }]);
});

test('stopped while the server put it together, it is not sent a second time', async () => {
  const { server, uploads, states } = openUploads();
  const gate = Promise.withResolvers<void>();
  server.onMerged(() => gate.promise);
  uploads.add([fileOf(9)]);
  await expect.poll(() => server.merged).toHaveLength(1);
  const { id } = first(uploads);
  uploads.pause(id);
  uploads.resume(id);
  await expect.poll(() => states()).toEqual(['done']);
  expect(server.sent).toEqual([1]);
  expect(server.merged).toHaveLength(1);
  gate.resolve();
});
