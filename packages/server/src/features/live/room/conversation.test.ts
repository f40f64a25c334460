import { RoomClose } from '@shuyuan/contract/live/room/room-protocol';
import { expect, test } from 'vitest';
import { budgets, purse } from './budget.ts';
import { converse } from './conversation.ts';

/** A line that was greeted and let in by nobody: what it says costs only what reading it costs. */
function start(hello: object = {}) {
  const said: string[] = [];
  const state = { waiting: 0, closed: null as number | null, now: 0 };
  const may = purse(() => state.now, 1);
  const listener = converse(
    {
      address: '127.0.0.1',
      isOpen: () => state.closed === null,
      send: (text) => void said.push(text),
      sendFrame: () => undefined,
      waitingBytes: () => state.waiting,
      close: (code) => void (state.closed = code),
      belongTo: () => true,
    },
    { enter: () => new Promise(() => {}), leave: () => undefined, mayReceive: () => may('received') },
  );
  const receive = (message: object | string): void =>
    listener.onMessage(Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), false);
  receive({ t: 'hello', ticket: 'x'.repeat(40), ...hello });
  return { said, state, receive };
}

test.each([
  ['pings', { t: 'ping' }],
  ['what is no message', { t: 'nothing', request: 'r' }],
  ['what is nothing at all', 'nothing'],
])('%s have a budget too: who floods is let go', (_, message) => {
  const { said, state, receive } = start();
  for (let n = 1; n < budgets.received.burst; n += 1) receive(message);
  expect(state.closed).toBeNull();
  const before = said.length;
  receive(message);
  expect([state.closed, said.length]).toEqual([RoomClose.tooSlow, before]);
});

test('a page that pings now and then is answered for ever', () => {
  const { said, state, receive } = start();
  for (let n = 0; n < 500; n += 1) {
    state.now += 1_000;
    receive({ t: 'ping' });
  }
  expect([state.closed, said.length]).toEqual([null, 500]);
});

test('who asks and does not read the answers is let go', () => {
  const { said, state, receive } = start();
  state.waiting = 1024 * 1024 + 1;
  receive({ t: 'ping' });
  expect([state.closed, said]).toEqual([RoomClose.tooSlow, []]);
});

test.each([
  ['the first clients, which said none', {}, null],
  ['ours', { version: 1 }, null],
  ['another', { version: 2 }, RoomClose.otherVersion],
  ['no number', { version: 'x' }, RoomClose.refused],
])('the version of %s', (_, hello, closed) => {
  expect(start(hello).state.closed).toBe(closed);
});
