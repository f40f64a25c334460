import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { lineLog } from '../../../../app/log.ts';
import type { StageEngine, StageEvent } from '../stage-engine.ts';
import { stageSuite } from '../stage-engine.suite.ts';
import { publishFeed, watchFeed } from '../stage-client.suite.ts';
import { browserOffer } from './test-offer.ts';
import { embeddedEngine, type EmbeddedSettings } from './embedded-engine.ts';

const settings: EmbeddedSettings = { isNative: true, maxViewers: 100, udpPort: 0, address: '' };
const patience = { timeout: 30_000, interval: 50 };

describe('with node-datachannel', () => {
  stageSuite(async () => embeddedEngine(settings, lineLog('silent')));
});

describe('with werift', () => {
  stageSuite(async () => embeddedEngine({ ...settings, isNative: false }, lineLog('silent')));
});

type Line = { readonly message: string; readonly pid?: number; readonly udpPort?: number; readonly driver?: string };
const engines: StageEngine[] = [];
afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.close())));

function start(changes: Partial<EmbeddedSettings> = {}) {
  const lines: Line[] = [];
  const note = (details: object, message: string) => void lines.push({ message, ...details });
  const engine = embeddedEngine({ ...settings, ...changes }, { debug: note, info: note, warn: note, error: note });
  engines.push(engine);
  const events: StageEvent[] = [];
  engine.subscribe((event) => events.push(event));
  return { engine, events, opened: () => lines.findLast(({ message }) => message === 'the stage is open'), lines };
}

test('a process that falls is told of and comes back; publishing works again on the new one', async () => {
  const { engine, events, opened } = start();
  await engine.open();
  const publisher = await publishFeed(engine, { room: 'r', feedId: 'f' });
  const first = opened()?.pid ?? 0;
  process.kill(first, 'SIGKILL');
  await expect.poll(() => events.map(({ kind }) => kind), patience).toContain('engineDown');
  await expect(engine.publish({ room: 'r', feedId: 'f', offer: 'v=0' })).rejects.toMatchObject({
    reason: 'unavailable',
  });
  await engine.leave({ room: 'r', feedId: 'f' });
  await expect.poll(() => events.map(({ kind }) => kind), patience).toContain('engineUp');
  expect(opened()?.pid).not.toBe(first);
  expect(await engine.health()).toEqual({ isUp: true, feeds: 0, viewers: 0, maxViewers: 100 });
  const again = await publishFeed(engine, { room: 'r', feedId: 'f' });
  await Promise.all([publisher.close(), again.close()]);
});

test('a question that is open when the process falls is refused, not left hanging', async () => {
  const { engine, opened } = start();
  await engine.open();
  const pid = opened()?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const asked = engine.health();
  process.kill(pid, 'SIGKILL');
  await expect(asked).rejects.toMatchObject({ reason: 'unavailable' });
});

test('more viewers than were asked for are refused, and one who leaves makes room', async () => {
  const { engine } = start({ maxViewers: 1 });
  await engine.open();
  const place = { room: 'r', feedId: 'f' };
  const peers = [await publishFeed(engine, place), await watchFeed(engine, { ...place, sessionId: 'a' })];
  const second = { ...place, sessionId: 'b' };
  await expect(watchFeed(engine, second)).rejects.toMatchObject({ reason: 'full' });
  await engine.leave({ room: 'r', sessionId: 'a' });
  await expect.poll(async () => (await engine.health()).viewers, patience).toBe(0);
  peers.push(await watchFeed(engine, second));
  await Promise.all(peers.map((peer) => peer.close()));
});

test('without the native library at most 40 may watch, whatever the setting says', async () => {
  const { engine, opened } = start({ isNative: false, maxViewers: 300 });
  await engine.open();
  expect(opened()?.driver).toBe('werift');
  expect(await engine.health()).toMatchObject({ isUp: true, maxViewers: 40 });
});

test('without the native library the moments of sound and picture are told to parts of a second: lips stay with voices', async () => {
  const { engine } = start({ isNative: false });
  await engine.open();
  const place = { room: 'r', feedId: 'f' };
  const publisher = await publishFeed(engine, place);
  const viewer = await watchFeed(engine, { ...place, sessionId: 's' });
  // As decimals of a second they would all be below 10⁷, in the first two thousandths of it.
  const isTold = () => {
    publisher.send('on');
    return viewer.moments.some((moment) => BigInt.asUintN(32, moment) > 2n ** 24n);
  };
  await expect.poll(isTold, patience).toBe(true);
  await Promise.all([publisher.close(), viewer.close()]);
});

test('all peers share one port, and the address of the operator is the only one announced', async () => {
  const { engine, opened } = start({ address: '203.0.113.7' });
  await engine.open();
  const reply = await engine.publish({ room: 'r', feedId: 'f', offer: browserOffer });
  const candidates = reply.kind === 'answer' ? reply.sdp.match(/^a=candidate:.*$/gm) : null;
  expect(candidates?.map((line) => line.split(' ').slice(4, 6))).toEqual([['203.0.113.7', String(opened()?.udpPort)]]);
});

test('a port somebody else has does not stop the product; the stage opens when it is free', async () => {
  const other = createSocket('udp4').bind(0);
  await once(other, 'listening');
  const { engine, events } = start({ udpPort: other.address().port });
  await engine.open();
  expect(await engine.health()).toMatchObject({ isUp: false });
  other.close();
  await expect.poll(() => events.map(({ kind }) => kind), patience).toContain('engineUp');
  expect(await engine.health()).toMatchObject({ isUp: true });
});

test('the process ends with its server, also when that is killed', async () => {
  const script = `
    import { embeddedEngine } from ${JSON.stringify(new URL('embedded-engine.ts', import.meta.url).href)};
    const say = (details) => details.pid && console.log(details.pid);
    const log = { debug: say, info: say, warn: say, error: say };
    await embeddedEngine(${JSON.stringify(settings)}, log).open();`;
  const server = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'pipe' });
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const isAlive = () => {
    try {
      return execFileSync('ps', ['-o', 'stat=', '-p', printed.toString().trim()]).toString().trim() !== '';
    } catch {
      return false;
    }
  };
  expect(isAlive()).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(isAlive, patience).toBe(false);
});

test('an installation without a live has no process for it: the first who publishes starts it', async () => {
  const { engine, opened } = start();
  await expect(engine.watch({ room: 'r', feedId: 'f', sessionId: 's', offer: browserOffer })).rejects.toMatchObject({
    reason: 'noFeed',
  });
  await engine.leave({ room: 'r', feedId: 'f' });
  expect([opened(), await engine.health()]).toEqual([undefined, { isUp: true, feeds: 0, viewers: 0, maxViewers: 100 }]);
  await engine.publish({ room: 'r', feedId: 'f', offer: browserOffer });
  expect(opened()?.driver).toBe('node-datachannel');
});
