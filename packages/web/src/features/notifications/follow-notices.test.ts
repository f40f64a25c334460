import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { noticeStreamPath, type UnreadNews } from '@shuyuan/contract/notifications/notice-stream';
import { countUnread } from '@shuyuan/contract/notifications/notifications.wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followNotices } from './follow-notices.ts';

type Line = { readonly push: (text: string) => void; readonly end: () => void; isAborted: boolean };

/** A server that hands out streams, or fails as told. */
function streamServer() {
  const lines: Line[] = [];
  const asked: { path: string; lastEventId: string | null }[] = [];
  const server = { status: 200, unread: 7, lines, asked };
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: RequestInit): Promise<Response> => {
    const path = new URL(url, 'http://here').pathname.replace('/api/v1', '');
    asked.push({ path, lastEventId: new Headers(headers).get('last-event-id') });
    if (path === countUnread.path) return new Response(JSON.stringify({ unread: server.unread }));
    if (server.status !== 200) return new Response('{}', { status: server.status });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const line: Line = {
          push: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          isAborted: false,
        };
        lines.push(line);
        signal?.addEventListener('abort', () => {
          line.isAborted = true;
          controller.error(new DOMException('gone', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return server;
}

const unread = (count: number, id: string, isNew = false): string =>
  `event: unread\nid: ${id}\ndata: ${JSON.stringify({ unread: count, isNew })}\n\n`;

let server: ReturnType<typeof streamServer>;
let news: UnreadNews[];
let stop: () => void;

const streamsAsked = () => server.asked.filter(({ path }) => path === noticeStreamPath);
const settle = () => vi.advanceTimersByTimeAsync(0);
function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  see('visible');
  server = streamServer();
  news = [];
  stop = followNotices((one) => news.push(one));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[D-147] the count is pushed, without polling', async () => {
  await settle();
  server.lines[0]?.push(unread(2, 'n1'));
  await vi.advanceTimersByTimeAsync(30_000);
  server.lines[0]?.push(': still here\n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(news).toEqual([{ unread: 2, isNew: false }]);
  expect(server.asked).toHaveLength(1);
});

test('a line that ends is opened again, later each time, with the last event', async () => {
  await settle();
  server.lines[0]?.push(unread(2, 'n1'));
  await settle();
  server.lines[0]?.end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streamsAsked()).toEqual([
    { path: noticeStreamPath, lastEventId: null },
    { path: noticeStreamPath, lastEventId: 'n1' },
  ]);
});

test('what is there when the page opens is not new to it; what comes then is, and after a lost line too', async () => {
  await settle();
  server.lines[0]?.push(unread(2, 'n1', true));
  await settle();
  server.lines[0]?.push(unread(3, 'n2', true));
  await settle();
  expect(news).toEqual([
    { unread: 2, isNew: false },
    { unread: 3, isNew: true },
  ]);
  stop();
  news = [];
  stop = followNotices((one) => news.push(one));
  await settle();
  server.lines[1]?.end();
  await vi.advanceTimersByTimeAsync(1_000);
  server.lines[2]?.push(unread(4, 'n3', true));
  await settle();
  expect(news).toEqual([{ unread: 4, isNew: true }]);
});

test('silence is a dead line', async () => {
  await settle();
  server.lines[0]?.push(unread(0, 'n1'));
  await vi.advanceTimersByTimeAsync(47_000);
  expect(server.lines[0]?.isAborted).toBe(true);
  expect(streamsAsked()).toHaveLength(2);
});

test('only when streams cannot be had is the count asked for, about once a minute', async () => {
  stop();
  server.status = 503;
  news = [];
  server.asked.length = 0;
  stop = followNotices((one) => news.push(one));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(news).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  const polls = server.asked.filter(({ path }) => path === countUnread.path).length;
  expect(polls).toBeGreaterThanOrEqual(10);
  expect(polls).toBeLessThan(30);
  expect(news.at(-1)).toEqual({ unread: 7, isNew: false });
  server.status = 200;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(server.lines.length).toBeGreaterThan(1);
});

test('a lost session ends it, quietly', async () => {
  stop();
  server.status = 401;
  server.asked.length = 0;
  stop = followNotices((one) => news.push(one));
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(server.asked).toHaveLength(1);
});

test('signing out closes the line and asks for nothing more', async () => {
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.lines[0]?.isAborted).toBe(true);
  expect(server.asked).toHaveLength(1);
});

test('a tab out of sight gives its connection back and takes it again when it is looked at', async () => {
  await settle();
  see('hidden');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.lines[0]?.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.lines[0]?.isAborted).toBe(true);
  see('visible');
  await settle();
  expect(server.lines).toHaveLength(2);
});
