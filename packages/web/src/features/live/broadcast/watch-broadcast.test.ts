import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canPlay, mediaSourceOf, sendableType } from './media-types.ts';
import { fakeLines } from './test-media.ts';
import { watchBroadcast } from './watch-broadcast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(plays: (type: string) => boolean = () => true) {
  const lines = fakeLines();
  const done: string[] = [];
  const states: string[] = [];
  const watching = watchBroadcast({
    liveId: '7',
    ticket: () => 'ticket',
    player: {
      start: (type) => void done.push(`start ${type}`),
      append: (bytes) => void done.push(`${bytes.byteLength} bytes`),
      skip: () => void done.push('skip'),
      stop: () => void done.push('stop'),
    },
    onState: (state) => void states.push(state),
    open: lines.open,
    plays,
  });
  return { lines, done, states, watching };
}

test('a recording is begun, followed, skipped in and stopped as the server says', () => {
  const { lines, done, states } = start();
  lines.last().on.open();
  expect(lines.last().hellos).toEqual([{ t: 'watch', ticket: 'ticket' }]);
  lines.last().note({ t: 'start', generation: 1, mimeType: 'video/webm' });
  lines.last().on.bytes(new ArrayBuffer(3));
  lines.last().note({ t: 'skip' });
  lines.last().on.bytes(new ArrayBuffer(5));
  lines.last().note({ t: 'start', generation: 2, mimeType: 'audio/webm' });
  lines.last().note({ t: 'stop' });
  expect(done).toEqual(['start video/webm', '3 bytes', 'skip', '5 bytes', 'start audio/webm', 'stop']);
  expect(states).toEqual(['coming', 'coming', 'none']);
});

test('a lost line is opened again, one that ended is not', async () => {
  const { lines, states } = start();
  lines.last().on.closed(1006);
  expect(states).toEqual(['reconnecting']);
  await vi.advanceTimersByTimeAsync(300);
  expect(lines.lines).toHaveLength(2);
  lines.last().on.closed(4004);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.lines).toHaveLength(2);
  expect(states).toEqual(['reconnecting', 'none']);
});

test('who is refused comes back ever more rarely; what plays starts the count anew', async () => {
  const { lines } = start();
  const refuse = () => {
    lines.last().on.open();
    lines.last().note({ t: 'refused', code: 'request.rate-limited' });
    lines.last().on.closed(4001);
  };
  refuse();
  for (let seconds = 0; seconds < 60; seconds += 1) {
    const before = lines.lines.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (lines.lines.length > before) refuse();
  }
  expect(lines.lines.length).toBeLessThan(25);
  await vi.advanceTimersByTimeAsync(8_000);
  const before = lines.lines.length;
  lines.last().note({ t: 'start', generation: 1, mimeType: 'video/webm' });
  lines.last().on.closed(1006);
  await vi.advanceTimersByTimeAsync(300);
  expect(lines.lines).toHaveLength(before + 1);
});

test('what broke is begun anew; who left is left alone', async () => {
  const { lines, watching } = start();
  watching.restart();
  expect(lines.lines[0]?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(lines.lines).toHaveLength(2);
  watching.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.lines).toHaveLength(2);
});

test('what a browser cannot play is said, not tried', () => {
  const { lines, done, states } = start(() => false);
  lines.last().note({ t: 'start', generation: 1, mimeType: 'video/webm' });
  lines.last().on.bytes(new ArrayBuffer(3));
  expect(done).toEqual([]);
  expect(states).toEqual(['unplayable']);
});

test('each browser records the first type it can: Safari only MP4, one without a recorder nothing', () => {
  expect(sendableType(true, () => true)).toBe('video/webm;codecs=vp8,opus');
  expect(sendableType(true, (type) => type.startsWith('video/mp4'))).toBe('video/mp4;codecs=avc1.42E01F,mp4a.40.2');
  expect(sendableType(false, (type) => type.startsWith('audio/'))).toBe('audio/webm;codecs=opus');
  expect(sendableType(true, () => false)).toBeNull();
});

test('an iPhone plays with the managed source', () => {
  const managed = { isTypeSupported: (type: string) => type.includes('mp4') } as unknown as typeof MediaSource;
  expect(mediaSourceOf({ ManagedMediaSource: managed })).toBe(managed);
  expect(mediaSourceOf({})).toBeNull();
  expect(canPlay('video/mp4', managed)).toBe(true);
  expect(canPlay('video/webm', managed)).toBe(false);
  expect(canPlay('video/mp4', null)).toBe(false);
});
