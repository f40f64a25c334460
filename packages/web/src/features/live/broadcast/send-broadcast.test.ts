import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BroadcastSender } from './send-broadcast.ts';
import { isCongested, slowerThan } from './send-rate.ts';
import { fakeLines, fakeRecorders } from './test-media.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const streamOf = (pictures: number) =>
  ({ getVideoTracks: () => Array.from({ length: pictures }, () => ({})) }) as unknown as MediaStream;

function start() {
  const lines = fakeLines();
  const recorders = fakeRecorders();
  const states: string[] = [];
  const sender = new BroadcastSender({
    liveId: '7',
    ticket: () => 'ticket',
    onState: (state) => void states.push(state),
    open: lines.open,
    record: recorders.record,
    typeFor: (hasPicture) => (hasPicture ? 'video/webm' : 'audio/webm'),
  });
  const send = (pictures = 1) => sender.send({ stream: streamOf(pictures), videoBitsPerSecond: 1_000_000 });
  return { lines, recorders, states, sender, send };
}

test('the codecs are named once the recorder has chosen them, and nothing recorded before the answer is lost', () => {
  const { lines, recorders, states, send } = start();
  send();
  lines.last().on.open();
  expect(lines.last().hellos).toEqual([{ t: 'send', ticket: 'ticket', mimeType: 'video/webm;chosen' }]);
  recorders.piece('ab');
  expect(lines.last().sent).toEqual([]);
  lines.last().note({ t: 'accepted', generation: 1 });
  recorders.piece('cde');
  expect(lines.last().sent.map(({ size }) => size)).toEqual([2, 3]);
  expect(states).toEqual(['connecting', 'sending']);
});

test('another stream is another recording; the same one is not touched', () => {
  const { lines, recorders, sender } = start();
  const stream = streamOf(1);
  sender.send({ stream, videoBitsPerSecond: 1 });
  lines.last().on.open();
  sender.send({ stream, videoBitsPerSecond: 1 });
  expect(lines.lines).toHaveLength(1);
  sender.send({ stream: streamOf(0), videoBitsPerSecond: 1 });
  lines.last().on.open();
  expect(recorders.made.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  expect(lines.lines[0]?.isClosed).toBe(true);
  expect(lines.last().hellos[0]).toMatchObject({ mimeType: 'audio/webm;chosen' });
});

test('a line that cannot keep up gets a new recording of half the rate', () => {
  const { lines, recorders, send } = start();
  send();
  lines.last().on.open();
  lines.last().note({ t: 'accepted', generation: 1 });
  lines.last().waiting = 400_000;
  recorders.piece('x');
  expect(lines.lines).toHaveLength(2);
  lines.last().on.open();
  expect(recorders.last().bits).toBe(500_000);
});

test('a lost line and a broken recorder begin again; the end of the live does not', async () => {
  const { lines, recorders, states, send } = start();
  send();
  lines.last().on.open();
  lines.last().on.closed(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines.lines).toHaveLength(2);
  lines.last().on.open();
  recorders.last().on.failed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines.lines).toHaveLength(3);
  lines.last().on.closed(4004);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.lines).toHaveLength(3);
  expect(states.at(-1)).toBe('off');
});

test('while somebody else sends one waits for the place', async () => {
  const { lines, states, send } = start();
  send();
  lines.last().on.open();
  lines.last().note({ t: 'refused', code: 'room.busy-sending' });
  expect(states.at(-1)).toBe('busy');
  await vi.advanceTimersByTimeAsync(2_500);
  expect(lines.lines).toHaveLength(2);
});

test('who sends from another page stops here for good, whatever changes, until told to send from here', async () => {
  const { lines, recorders, states, sender, send } = start();
  send();
  lines.last().on.open();
  lines.last().note({ t: 'accepted', generation: 1 });
  lines.last().note({ t: 'refused', code: 'room.sending-elsewhere' });
  expect(states.at(-1)).toBe('elsewhere');
  expect(recorders.last().isStopped).toBe(true);
  expect(lines.last().isClosed).toBe(true);
  send(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.lines).toHaveLength(1);
  sender.sendHere();
  lines.last().on.open();
  lines.last().note({ t: 'accepted', generation: 3 });
  expect(lines.lines).toHaveLength(2);
  expect(states.slice(-3)).toEqual(['elsewhere', 'connecting', 'sending']);
});

test('what the line before hears of being replaced does not stop the new one', () => {
  const { lines, states, send } = start();
  send();
  lines.last().on.open();
  send();
  lines.last().on.open();
  lines.lines[0]?.note({ t: 'refused', code: 'room.sending-elsewhere' });
  lines.last().note({ t: 'accepted', generation: 2 });
  expect(states.at(-1)).toBe('sending');
});

test('the end of a live ends the waiting too', () => {
  const { lines, states, sender, send } = start();
  send();
  lines.last().on.open();
  lines.last().note({ t: 'refused', code: 'room.sending-elsewhere' });
  sender.send(null);
  expect(states.at(-1)).toBe('off');
  send();
  expect(lines.lines).toHaveLength(2);
});

test('a browser that records nothing says so', () => {
  const states: string[] = [];
  const sender = new BroadcastSender({
    liveId: '7',
    ticket: () => '',
    onState: (state) => void states.push(state),
    typeFor: () => null,
  });
  sender.send({ stream: streamOf(1), videoBitsPerSecond: 1 });
  expect(states).toEqual(['unsupported']);
});

test('three seconds of waiting are too many; half as many bits, but never too few for a face', () => {
  expect(isCongested(375_000, 1_000_000)).toBe(false);
  expect(isCongested(375_001, 1_000_000)).toBe(true);
  expect(isCongested(150_000, 150_000)).toBe(false);
  expect(slowerThan(1_000_000)).toBe(500_000);
  expect(slowerThan(160_000)).toBe(150_000);
});
