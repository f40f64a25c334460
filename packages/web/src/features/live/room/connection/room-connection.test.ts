import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { onOutdated } from '../../../../lib/client-version.ts';
import { waitBefore } from './back-off.ts';
import { connectRoom, type ConnectionOptions } from './room-connection.ts';
import { socketAddress } from './socket-address.ts';
import { fakeSockets, stateOf } from '../test-room.ts';

const welcome = { t: 'welcome', state: stateOf() } as const;
const left: (() => void)[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const leave of left.splice(0)) leave();
  vi.useRealTimers();
});

async function start(changes: Partial<ConnectionOptions> = {}) {
  const sockets = fakeSockets();
  const received = { messages: [] as string[], lines: [] as string[], gone: [] as string[] };
  const freshTicket = vi.fn(async () => 'fresh');
  const connection = connectRoom({
    liveId: '7',
    ticket: 'first',
    freshTicket,
    lastSeen: () => undefined,
    onMessage: ({ t }) => received.messages.push(t),
    onLine: (line) => received.lines.push(line),
    onGone: (reason) => received.gone.push(reason),
    openSocket: sockets.openSocket,
    ...changes,
  });
  connection.start();
  left.push(connection.leave);
  await vi.advanceTimersByTimeAsync(0);
  return { sockets, received, connection, freshTicket };
}

test('[D-053] the ticket travels in the first message, never in the address', async () => {
  const { sockets, received } = await start();
  const end = sockets.last();
  expect(end.address).not.toContain('first');
  end.open();
  expect(end.said).toEqual([{ t: 'hello', version: 1, ticket: 'first' }]);
  end.receive(welcome);
  expect(received).toEqual({ messages: ['welcome'], lines: ['connecting', 'open'], gone: [] });
});

test('a question gets its own answer or its own refusal', async () => {
  const { sockets, connection } = await start();
  const end = sockets.last();
  end.open();
  end.receive(welcome);
  const sent = connection.ask({ t: 'chat.send', text: 'a' });
  const refused = connection.ask({ t: 'chat.send', text: 'b' });
  end.receive({ t: 'refused', request: '2', code: 'room.slow-down', details: { seconds: 3 } });
  end.receive({ t: 'done', request: '1', answer: { id: '9' } });
  await expect(sent).resolves.toEqual({ id: '9' });
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'room.slow-down', details: { seconds: 3 } });
});

test('a lost line loses what was asked, comes back by itself and says what was seen last', async () => {
  const { sockets, received, connection } = await start({ lastSeen: () => '41' });
  sockets.last().open();
  sockets.last().receive(welcome);
  const asked = connection.ask({ t: 'hand', isUp: true });
  sockets.last().close(1006);
  await expect(asked).rejects.toMatchObject({ status: 0 });
  await expect(connection.ask({ t: 'hand', isUp: true })).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(300);
  expect(sockets.opened).toHaveLength(2);
  sockets.last().open();
  expect(sockets.last().said).toEqual([{ t: 'hello', version: 1, ticket: 'first', since: '41' }]);
  sockets.last().receive(welcome);
  expect(received.lines).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
});

test('a line on which nothing is heard is given up', async () => {
  const { sockets } = await start();
  sockets.last().open();
  sockets.last().receive(welcome);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sockets.last().said.at(-1)).toEqual({ t: 'ping' });
  sockets.last().receive({ t: 'pong' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sockets.opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(sockets.opened[0]?.isClosed).toBe(true);
  expect(sockets.opened.length).toBeGreaterThan(1);
});

test('the ticket is renewed in the room, and the new one is used to come back', async () => {
  const { sockets, connection } = await start();
  sockets.last().open();
  sockets.last().receive(welcome);
  for (let minute = 0; minute < 16; minute += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    sockets.last().receive({ t: 'pong' });
  }
  const renewal = sockets.last().said.find(({ t }) => t === 'ticket.renew');
  sockets.last().receive({ t: 'done', request: String(renewal?.['request']), answer: { ticket: 'second' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.ticket()).toBe('second');
});

test('a refused ticket is replaced once; a second refusal is the last word', async () => {
  const { sockets, received, freshTicket } = await start();
  sockets.last().open();
  sockets.last().close(4001);
  await vi.advanceTimersByTimeAsync(300);
  expect(freshTicket).toHaveBeenCalledOnce();
  sockets.last().open();
  expect(sockets.last().said).toEqual([{ t: 'hello', version: 1, ticket: 'fresh' }]);
  sockets.last().close(4001);
  expect(received.gone).toEqual(['refused']);
});

test('a server that speaks another version is not asked again, and the person is told to load the page anew', async () => {
  const announce = vi.fn<() => void>();
  onOutdated(announce);
  const { sockets, received } = await start();
  sockets.last().open();
  sockets.last().close(4012);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.opened.length, received.gone]).toEqual([1, ['refused']]);
  expect(announce).toHaveBeenCalledOnce();
});

test('a server that cannot be asked for a ticket is asked again, one that refuses is believed', async () => {
  const answers = [new ApiError({ status: 0 }), new ApiError({ status: 503 }), new ApiError({ status: 404 })];
  const { sockets, received } = await start({
    freshTicket: () => Promise.reject(answers.shift() ?? new Error('asked too often')),
  });
  sockets.last().close(4001);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(received.gone).toEqual(['refused']);
  expect(answers).toEqual([]);
});

test.each([
  [4003, 'removed'],
  [4004, 'ended'],
])('closing with %i means %s, and nobody comes back', async (code, reason) => {
  const { sockets, received } = await start();
  sockets.last().open();
  sockets.last().receive(welcome);
  sockets.last().close(code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received.gone).toEqual([reason]);
  expect(sockets.opened).toHaveLength(1);
});

test('who leaves is not brought back', async () => {
  const { sockets, received, connection } = await start();
  sockets.last().open();
  connection.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.opened).toHaveLength(1);
  expect(received.gone).toEqual([]);
});

test('waiting grows, is bounded, and differs from one to the next', () => {
  expect([0, 1, 2, 3].map((attempt) => waitBefore(attempt, () => 1))).toEqual([250, 500, 1_000, 2_000]);
  // A page whose server is gone has asked for another one four times within five seconds.
  expect([0, 1, 2, 3].reduce((sum, attempt) => sum + waitBefore(attempt, () => 1), 0)).toBeLessThan(5_000);
  expect(waitBefore(30, () => 1)).toBe(8_000);
  expect(waitBefore(3, () => 0)).toBe(1_000);
});

test('sockets are as safe as the page', () => {
  expect(socketAddress('/live/room/7/socket', { protocol: 'https:', host: 'a.b' })).toBe(
    'wss://a.b/api/v1/live/room/7/socket',
  );
  expect(socketAddress('/x', { protocol: 'http:', host: 'a:1' })).toBe('ws://a:1/api/v1/x');
});
