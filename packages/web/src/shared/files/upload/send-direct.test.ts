import { createHash } from 'node:crypto';
import { askPartAddress, confirmPart } from '@shuyuan/contract/files/uploads.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../lib/test-transport.ts';
import type { PartToSend } from './part-to-send.ts';
import { directSender } from './send-direct.ts';

const worker = vi.hoisted(() => ({ isThere: true }));
vi.mock('./md5-worker.ts', async () => {
  const { md5Of } = await import('./md5-of.ts');
  return { md5InWorker: async (bytes: Blob) => (worker.isThere ? md5Of(bytes) : null) };
});

/** A storage in the place of the browser's request: a status, or 0 for nobody there. */
function fakeStorage() {
  const asked: { url: string; headers: Record<string, string>; size: number }[] = [];
  let status = 200;
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly headers: Record<string, string> = {};
    status = 0;
    url = '';
    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: Blob): void {
      asked.push({ url: this.url, headers: this.headers, size: body.size });
      this.status = status;
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: body.size }));
      queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return { asked, answer: (to: number) => void (status = to) };
}

const text = 'the bytes of a part';
const md5 = createHash('md5').update(text).digest('base64');
const address = { url: 'https://s3.example/files/x?partNumber=1', headers: { 'content-md5': md5 } };
const there = { uploadId: 'upload-1', fileOrder: 1 };

let server: ReturnType<typeof fakeServer>;
let storage: ReturnType<typeof fakeStorage>;
let now = 0;
const throughServer = vi.fn<(part: PartToSend) => Promise<void>>();
const sent: number[] = [];

const part = (changes: Partial<PartToSend> = {}): PartToSend => ({
  url: 'cloud',
  isDirect: true,
  fields: {
    uploadId: 'upload-1',
    fileKey: 'key-of-file',
    fileOrder: 1,
    partCount: 1,
    fileSize: text.length,
    digest: '0'.repeat(32),
    fileName: 'a.png',
  },
  bytes: new Blob([text]),
  signal: new AbortController().signal,
  onSent: (bytes) => void sent.push(bytes),
  ...changes,
});

beforeEach(() => {
  server = fakeServer();
  server.answer(askPartAddress, ok({ ...there, ...address }));
  server.answer(confirmPart, ok({ ...there, uploadedParts: 1 }));
  storage = fakeStorage();
  throughServer.mockReset().mockResolvedValue();
  sent.length = 0;
  now = 0;
});
afterEach(() => vi.unstubAllGlobals());

const newSender = () => directSender(throughServer, () => now);

test('a part goes to the address it was given, with the MD5 of its bytes, and is told of afterwards', async () => {
  let wish: Record<string, unknown> = {};
  server.answer(askPartAddress, ({ body }) => {
    wish = JSON.parse(body) as typeof wish;
    return ok({ ...there, ...address });
  });
  await newSender()(part());
  expect(wish).toMatchObject({ md5, fileOrder: 1 });
  expect(storage.asked).toEqual([{ url: address.url, headers: address.headers, size: text.length }]);
  expect(server.calls).toEqual([`POST ${askPartAddress.path}`, `POST ${confirmPart.path}`]);
  expect(sent).toEqual([text.length]);
  expect(throughServer).not.toHaveBeenCalled();
});

test('one that is there already is not sent, and where nothing is offered nothing is asked', async () => {
  server.answer(askPartAddress, ok({ ...there, url: null, headers: {} }));
  await newSender()(part());
  expect(storage.asked).toEqual([]);
  await newSender()(part({ isDirect: false }));
  expect(throughServer).toHaveBeenCalledOnce();
  expect(server.countOf(askPartAddress)).toBe(1);
});

test('a storage that does not take it is left alone for a while: the part goes through the server', async () => {
  for (const status of [0, 403, 503]) {
    storage.answer(status);
    const send = newSender();
    storage.asked.length = 0;
    throughServer.mockClear();
    await send(part());
    await send(part());
    expect(storage.asked).toHaveLength(1);
    expect(throughServer).toHaveBeenCalledTimes(2);
    now += 10 * minuteMs;
    storage.answer(200);
    await send(part());
    expect(storage.asked).toHaveLength(2);
    expect(throughServer).toHaveBeenCalledTimes(2);
  }
  expect(sent).toContain(0);
});

test('when the server is as far away, it is the line that is lost: the storage is tried again', async () => {
  storage.answer(0);
  throughServer.mockRejectedValueOnce(new Error('no line'));
  const send = newSender();
  await expect(send(part())).rejects.toThrow('no line');
  storage.answer(200);
  await send(part());
  expect(storage.asked).toHaveLength(2);
  expect(throughServer).toHaveBeenCalledOnce();
});

test('one that says it took the part and has not got it counts as one that does not take it', async () => {
  server.answer(confirmPart, refused(422, 28_110));
  await newSender()(part());
  expect(throughServer).toHaveBeenCalledOnce();
});

test('without a worker for the MD5 the part goes through the server', async () => {
  worker.isThere = false;
  await newSender()(part());
  worker.isThere = true;
  expect(server.calls).toEqual([]);
  expect(throughServer).toHaveBeenCalledOnce();
});

test('what the server refuses is refused, and who gives up is not sent through it', async () => {
  server.answer(askPartAddress, refused(422, 28_112));
  await expect(newSender()(part())).rejects.toMatchObject({ status: 422, number: 28_112 });
  const ending = new AbortController();
  server.answer(askPartAddress, () => {
    ending.abort(new Error('given up'));
    return ok({ ...there, ...address });
  });
  storage.answer(0);
  await expect(newSender()(part({ signal: ending.signal }))).rejects.toThrow('given up');
  expect(throughServer).not.toHaveBeenCalled();
});
