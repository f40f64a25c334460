import { errorSpec, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { maintainConnection, type StageLine } from './maintain-connection.ts';
import type { StageQuality } from './quality.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (code: ErrorCode): ApiError => {
  const { status, number } = errorSpec(code);
  return new ApiError({ status, number });
};

/** A connection whose fate the test decides. */
function fakeLine() {
  const events = new EventTarget();
  const line = { state: 'connecting' as RTCPeerConnectionState, isClosed: false, hasLeft: false, lost: 0, packets: 0 };
  const become = (state: RTCPeerConnectionState) => {
    line.state = state;
    events.dispatchEvent(new Event('connectionstatechange'));
  };
  const stage: StageLine = {
    pc: {
      get connectionState() {
        return line.state;
      },
      getStats: async () => ({
        values: () => [{ type: 'inbound-rtp', packetsReceived: line.packets, packetsLost: line.lost }],
      }),
      addEventListener: (type, listener, options) => events.addEventListener(type, listener, options),
      close: () => void (line.isClosed = true),
    },
    leave: () => void (line.hasLeft = true),
  };
  return { line, stage, become };
}

function start(outcomes: readonly (ApiError | null)[] = []) {
  const lines: ReturnType<typeof fakeLine>[] = [];
  const qualities: StageQuality[] = [];
  const refused: (ErrorCode | null)[] = [];
  let attempts = 0;
  const kept = maintainConnection({
    connect: async () => {
      const failure = outcomes[attempts];
      attempts += 1;
      if (failure) throw failure;
      const line = fakeLine();
      lines.push(line);
      return line.stage;
    },
    onQuality: (quality) => qualities.at(-1) === quality || qualities.push(quality),
    onRefused: ({ code }) => refused.push(code),
  });
  return { kept, lines, qualities, refused, attempts: () => attempts };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a line is connecting, then good, and its losses show', async () => {
  const { lines, qualities } = start();
  await pass(0);
  lines[0]?.become('connected');
  await pass(2_000);
  Object.assign(lines[0]?.line ?? {}, { packets: 100, lost: 50 });
  await pass(2_000);
  expect(qualities).toEqual(['connecting', 'good', 'poor']);
});

test('a short gap heals by itself; a long one is answered with a new line, and the old one is left', async () => {
  const { lines, qualities } = start();
  await pass(0);
  lines[0]?.become('connected');
  lines[0]?.become('disconnected');
  await pass(2_900);
  lines[0]?.become('connected');
  await pass(10_000);
  expect([lines.length, qualities.at(-1)]).toEqual([1, 'good']);
  lines[0]?.become('disconnected');
  await pass(3_000);
  expect(lines[0]?.line).toMatchObject({ isClosed: true, hasLeft: true });
  await pass(1_000);
  expect(lines).toHaveLength(2);
  lines[1]?.become('connected');
  expect(qualities).toEqual(['connecting', 'good', 'lost', 'good', 'lost', 'good']);
});

test('a line that never comes up is given up and tried again', async () => {
  const { lines } = start();
  await pass(10_000);
  expect(lines[0]?.line.isClosed).toBe(true);
  await pass(1_000);
  expect(lines).toHaveLength(2);
});

test('a server that does not answer, and a stage that is down, are waited for with growing pauses', async () => {
  const away = new ApiError({ status: 0 });
  const { lines, refused, attempts } = start([away, refusal('room.stage-down'), away, away]);
  await pass(100);
  expect(attempts()).toBe(1);
  await pass(6_000);
  expect([lines.length, refused]).toEqual([1, []]);
});

test('what one may not is not asked for again', async () => {
  const { refused, attempts, qualities } = start([refusal('room.not-on-stage')]);
  await pass(60_000);
  expect([refused, attempts(), qualities]).toEqual([['room.not-on-stage'], 1, ['connecting', 'lost']]);
});

test.each(['request.too-many', 'room.stage-full', 'request.not-found'] as const)(
  '%s passes: it is asked again, ever more rarely',
  async (code) => {
    const { refused, attempts } = start(Array.from({ length: 40 }, () => refusal(code)));
    await pass(60_000);
    expect(refused).toEqual([]);
    expect(attempts()).toBeGreaterThan(8);
    expect(attempts()).toBeLessThan(25);
  },
);

test('who closes has left, also while the line is still being made', async () => {
  const { kept, lines, attempts } = start();
  kept.close();
  await pass(0);
  expect(lines[0]?.line).toMatchObject({ isClosed: true, hasLeft: true });
  await pass(60_000);
  expect(attempts()).toBe(1);
});
