import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lineLog } from '../../../../app/log.ts';
import { postgresBus } from '../../../../platform/bus-postgres.ts';
import { type Locks, openLocks } from '../../../../platform/locks.ts';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import type { StageEvent } from '../stage-engine.ts';
import { quietStage } from '../test-stage.ts';
import { homedStage } from './stage-home.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld({ isEmpty: true });
});
afterAll(() => world.close());

const log = lineLog('silent');
const patience = { timeout: 30_000, interval: 50 };
const running: { readonly stop: () => Promise<void> }[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));

/** As much of a server process as the stage needs: a line for news, a line for locks, an engine. */
async function startProcess(name: string) {
  const bus = await postgresBus(world.url, log);
  const lines = openLocks(world.url, log);
  let isRunning = true;
  // A process that was killed takes no lock again.
  const whileRunning = (take: Locks['alone']) => (lock: string) =>
    isRunning ? take(lock) : new Promise<null>(() => {});
  const locks: Locks = { ...lines, alone: whileRunning(lines.alone), share: whileRunning(lines.share) };
  const { engine, asked, emit } = quietStage(name);
  const stage = homedStage({ engine, bus, locks, log });
  const events: StageEvent[] = [];
  stage.subscribe((event) => events.push(event));
  /** What is left of a process that was killed: its connections are gone, and nobody said goodbye. */
  const kill = async () => {
    if (!isRunning) return;
    isRunning = false;
    await Promise.all([bus.close(), locks.close()]);
  };
  const stop = async () => {
    if (isRunning) await stage.close();
    await kill();
  };
  running.push({ stop });
  return { stage, asked, events, emit, kill };
}

const startTwo = () => Promise.all([startProcess('first'), startProcess('second')]);
const answer = (sdp: string) => ({ kind: 'answer', sdp });

test('a room has its stage where it was first published; others pass on what they are asked, however long', async () => {
  const [first, second] = await startTwo();
  expect(await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' })).toEqual(answer('first received o'));
  const offer = randomBytes(20_000).toString('hex');
  expect(await second.stage.publish({ room: 'r', feedId: 'b', offer })).toEqual(answer(`first received ${offer}`));
  const place = { room: 'r', feedId: 'a', sessionId: 's' };
  expect(await second.stage.watch({ ...place, offer })).toEqual(answer(`first received ${offer}`));
  expect(await second.stage.watch(place)).toEqual({ kind: 'offer', sdp: 'first offers a' });
  await second.stage.answer({ room: 'r', sessionId: 's', answer: 'x' });
  await second.stage.leave({ room: 'r', sessionId: 's' });
  expect(second.asked).toEqual([]);
  expect(first.asked).toEqual(['publish r a', 'publish r b', 'watch r a s', 'watch r a s', 'answer s x', 'leave s']);
  // Another room is free to live elsewhere.
  expect(await second.stage.publish({ room: 'q', feedId: 'a', offer: 'o' })).toEqual(answer('second received o'));
});

test('of two who publish at once one is the home, and both are answered by it', async () => {
  const [first, second] = await startTwo();
  const replies = await Promise.all(
    [first, second].map(({ stage }, at) => stage.publish({ room: 'r', feedId: `f${at}`, offer: 'o' })),
  );
  expect(replies[0]).toEqual(replies[1]);
  expect([first, second].filter(({ asked }) => asked.length > 0)).toHaveLength(1);
});

test('a refusal of the home is the refusal of whoever asked; a room nobody has is no failure to leave', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' });
  const nobody = { feedId: 'x', sessionId: 's' };
  for (const room of ['r', 'empty'])
    await expect(second.stage.watch({ room, ...nobody })).rejects.toMatchObject({ reason: 'noFeed' });
  await expect(second.stage.answer({ room: 'empty', sessionId: 's', answer: 'x' })).rejects.toMatchObject({
    reason: 'noSession',
  });
  await second.stage.leave({ room: 'empty', feedId: 'x' });
  await second.stage.closeRoom('empty');
  expect(second.asked).toEqual([]);
});

test('what comes and goes on one process is told on all, once', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'q', feedId: 'a', offer: 'o' });
  await second.stage.publish({ room: 'q', feedId: 'b', offer: 'o', about: 'Lin' });
  const up = [
    { kind: 'feedUp', room: 'q', feedId: 'a' },
    { kind: 'feedUp', room: 'q', feedId: 'b', about: 'Lin' },
  ];
  // One who starts later hears of what there is.
  const third = await startProcess('third');
  for (const { events } of [first, second, third]) await expect.poll(() => events, patience).toEqual(up);
  await third.stage.leave({ room: 'q', feedId: 'a' });
  const wanted = [...up, { kind: 'feedDown', room: 'q', feedId: 'a' }];
  for (const { events } of [first, second, third]) await expect.poll(() => events, patience).toEqual(wanted);
});

test('an engine that falls takes its feeds with it, on all processes', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' });
  await expect.poll(() => second.events.map(({ kind }) => kind), patience).toEqual(['feedUp']);
  first.emit({ kind: 'engineDown' });
  await expect.poll(() => second.events.map(({ kind }) => kind), patience).toEqual(['feedUp', 'feedDown']);
  expect(first.events.map(({ kind }) => kind)).toEqual(['feedUp', 'engineDown', 'feedDown']);
});

test('the room of a process that was killed moves: its feeds are down, and publishing works elsewhere', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' });
  await expect.poll(() => second.events.length, patience).toBe(1);
  await first.kill();
  expect(await second.stage.publish({ room: 'r', feedId: 'b', offer: 'o' })).toEqual(answer('second received o'));
  await expect.poll(() => second.events, patience).toContainEqual({ kind: 'feedDown', room: 'r', feedId: 'a' });
});

test('a process that stops in order says so at once, and leaves its rooms to others', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' });
  await first.stage.close();
  await expect.poll(() => second.events.map(({ kind }) => kind), patience).toEqual(['feedUp', 'feedDown']);
  expect(await second.stage.publish({ room: 'r', feedId: 'b', offer: 'o' })).toEqual(answer('second received o'));
});

test('a room that is closed from anywhere is nobody’s', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' });
  await second.stage.closeRoom('r');
  expect(first.asked).toContain('close r');
  expect(await second.stage.publish({ room: 'r', feedId: 'b', offer: 'o' })).toEqual(answer('second received o'));
});

test('a home that loses its line to the database for a moment stays the home', async () => {
  const [first, second] = await startTwo();
  await first.stage.publish({ room: 'r', feedId: 'a', offer: 'o' });
  const cut = () =>
    world.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shuyuan-locks' and datname = current_database()",
    );
  await cut();
  const held = () =>
    world.rows(
      "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
  await expect.poll(async () => (await held()).length, patience).toBe(1);
  expect(await second.stage.watch({ room: 'r', feedId: 'a', sessionId: 's', offer: 'o' })).toEqual(
    answer('first received o'),
  );
  expect(first.asked).not.toContain('close r');
});
