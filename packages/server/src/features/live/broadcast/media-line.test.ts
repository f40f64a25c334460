import { AppError } from '@shuyuan/contract/kernel/app-error';
import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { expect, test } from 'vitest';
import { lineLog } from '../../../app/log.ts';
import { mediaLine, type Taken } from './media-line.ts';

function start() {
  const said: unknown[] = [];
  const state = { closed: null as number | null };
  const greeting = Promise.withResolvers<Taken>();
  const fed: Buffer[] = [];
  const listener = mediaLine(
    {
      address: '127.0.0.1',
      isOpen: () => state.closed === null,
      send: (text) => void said.push(JSON.parse(text)),
      sendFrame: () => undefined,
      waitingBytes: () => 0,
      close: (code) => void (state.closed = code),
      belongTo: () => true,
    },
    { greet: () => greeting.promise, log: lineLog('silent') },
  );
  const taken: Taken = { feed: (bytes) => void fed.push(bytes), leave: () => undefined };
  listener.onMessage(Buffer.from('{}'), false);
  return { listener, greeting, taken, fed, said, state };
}

test('what a sender sends before it is let in waits, in order', async () => {
  const { listener, greeting, taken, fed } = start();
  listener.onMessage(Buffer.from('a'), true);
  listener.onMessage(Buffer.from('b'), true);
  greeting.resolve(taken);
  await expect.poll(() => Buffer.concat(fed).toString()).toBe('ab');
});

test('nobody unknown fills the memory: a megabyte waits, then the line is refused', async () => {
  const { listener, greeting, taken, fed, said, state } = start();
  const piece = Buffer.alloc(600_000);
  listener.onMessage(piece, true);
  expect(state.closed).toBeNull();
  listener.onMessage(piece, true);
  expect([said, state.closed]).toEqual([[{ t: 'refused', code: 'request.too-many' }], RoomClose.refused]);
  greeting.resolve(taken);
  await greeting.promise;
  await Promise.resolve();
  expect(fed).toEqual([]);
});

test('a budget that is spent is told as such, foreign bytes as what they are', async () => {
  for (const [failure, code] of [
    [new AppError('request.too-many'), 'request.too-many'],
    [new RangeError('foreign'), 'request.invalid'],
  ] as const) {
    const { listener, greeting, said } = start();
    greeting.resolve({
      feed: () => {
        throw failure;
      },
      leave: () => undefined,
    });
    await greeting.promise;
    await Promise.resolve();
    listener.onMessage(Buffer.from('x'), true);
    expect(said).toEqual([{ t: 'refused', code }]);
  }
});
