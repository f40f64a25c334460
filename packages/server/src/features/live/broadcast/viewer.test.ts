import { broadcastRules } from '@shuyuan/contract/live/room/media-protocol';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { expect, test } from 'vitest';
import { openChannel, type Sink } from './channel.ts';
import type { Part } from './parts/parts.ts';
import { viewerSink } from './viewer.ts';

const part = (kind: Part['kind'], name: string): Part => ({ kind, bytes: Buffer.from(name) });
const sending = { generation: 1, mimeType: 'video/webm' };

/** A line whose network the test decides about. */
function slowLine() {
  const got: string[] = [];
  const state = { waiting: 0, closed: null as number | null, now: 0 };
  const line = {
    send: (text: string) => void got.push((JSON.parse(text) as { t: string }).t),
    // Two bytes of header.
    sendFrame: (frame: Buffer) => void got.push(frame.subarray(2).toString()),
    waitingBytes: () => state.waiting,
    close: (code: number) => void (state.closed = code),
  };
  return { got, state, sink: viewerSink(line, () => state.now) };
}

test('who cannot keep up skips to the next key frame that finds most of it gone', () => {
  const channel = openChannel();
  const { got, state, sink } = slowLine();
  const fast = slowLine();
  channel.begin(sending);
  channel.join(sink);
  channel.join(fast.sink);
  channel.push(part('init', 'init'));
  channel.push(part('more', 'before any key frame'));
  channel.push(part('start', 'a'));
  channel.push(part('more', 'a2'));
  state.waiting = broadcastRules.maxWaitingBytes + 1;
  for (const name of ['a3', 'a4']) channel.push(part('more', name));
  channel.push(part('start', 'b'));
  state.waiting = 1_000;
  channel.push(part('more', 'b2'));
  channel.push(part('start', 'c'));
  channel.push(part('more', 'c2'));
  expect(got).toEqual(['start', 'init', 'a', 'a2', 'skip', 'c', 'c2']);
  expect(fast.got).toEqual(['start', 'init', 'a', 'a2', 'a3', 'a4', 'b', 'b2', 'c', 'c2']);
  channel.end();
  expect(got.at(-1)).toBe('stop');
});

test('who never catches up is let go', () => {
  const { state, sink } = slowLine();
  const channel = openChannel();
  channel.begin(sending);
  channel.join(sink);
  channel.push(part('init', 'init'));
  state.waiting = broadcastRules.maxWaitingBytes + 1;
  channel.push(part('start', 'a'));
  state.now = 31_000;
  channel.push(part('start', 'b'));
  expect(state.closed).toBe(RoomClose.tooSlow);
});

test('who comes gets the beginning and everything since the last key frame, and after an end nothing old', () => {
  const got: string[] = [];
  const sink: Sink = {
    start: ({ generation }) => void got.push(`start ${generation}`),
    part: ({ bytes }) => void got.push(bytes.toString()),
    stop: () => void got.push('stop'),
  };
  const channel = openChannel();
  channel.begin(sending);
  for (const name of ['init'] as const) channel.push(part('init', name));
  for (const [kind, name] of [
    ['start', 'a'],
    ['more', 'a2'],
    ['start', 'b'],
    ['more', 'b2'],
  ] as const) {
    channel.push(part(kind, name));
  }
  channel.join(sink);
  channel.push(part('more', 'b3'));
  expect(got.splice(0)).toEqual(['start 1', 'init', 'b', 'b2', 'b3']);
  channel.begin({ ...sending, generation: 2 });
  channel.push(part('more', 'old'));
  channel.push(part('init', 'init2'));
  channel.push(part('start', 'x'));
  expect(got.splice(0)).toEqual(['stop', 'start 2', 'init2', 'x']);
  channel.leave(sink);
  channel.push(part('more', 'y'));
  expect(got).toEqual([]);
});
