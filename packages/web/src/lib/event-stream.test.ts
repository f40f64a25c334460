import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageReader, readStream, type StreamMessage } from './event-stream.ts';
import { writeToken } from './token.ts';

const read = (...pieces: string[]): StreamMessage[] => {
  const messages: StreamMessage[] = [];
  const take = messageReader((message) => messages.push(message));
  for (const piece of pieces) take(piece);
  return messages;
};

test('messages are put together wherever the network cut them', () => {
  const text = 'event: unread\nid: n1\ndata: {"unread":1}\n\n: still here\n\ndata: a\ndata: b\n\n';
  const whole = [
    { event: 'unread', id: 'n1', data: '{"unread":1}' },
    { event: 'message', id: null, data: 'a\nb' },
  ];
  expect(read(text)).toEqual(whole);
  expect(read(...text.split(''))).toEqual(whole);
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(whole);
  expect(read('data: half')).toEqual([]);
});

beforeEach(() => {
  localStorage.clear();
  writeToken('t1');
});
afterEach(() => vi.useRealTimers());

const options = { lastEventId: null, silenceMs: 1_000, onMessage: () => undefined };

function answering(body: ReadableStream<Uint8Array> | string, init: ResponseInit = {}): Headers[] {
  const asked: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) => {
    asked.push(new Headers(headers));
    if (typeof body !== 'string') signal?.addEventListener('abort', () => void body.cancel().catch(() => undefined));
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, ...init });
  });
  return asked;
}

test('a stream is asked for with our own headers and the last event this client knows', async () => {
  const asked = answering('data: x\n\n');
  const { signal } = new AbortController();
  await readStream('/notifications/stream', { ...options, signal, lastEventId: 'n7' });
  expect(asked[0]?.get('authorization')).toBe('Bearer__t1');
  expect(asked[0]?.get('last-event-id')).toBe('n7');
});

test.each([
  [{ status: 401 }, 401],
  [{ status: 429 }, 429],
  [{ headers: { 'content-type': 'text/html' } }, 0],
])('an answer that is no stream is a failure: %j', async (init, status) => {
  answering('{}', init);
  const { signal } = new AbortController();
  await expect(readStream('/x', { ...options, signal })).rejects.toMatchObject({ name: 'ApiError', status });
});
