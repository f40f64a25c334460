import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineLog } from '../../../../app/log.ts';
import type { StageEvent } from '../stage-engine.ts';
import { stageSuite } from '../stage-engine.suite.ts';
import { publishFeed, watchFeed } from '../stage-client.suite.ts';
import { janusEngine } from './janus-engine.ts';
import { numberOf } from './janus-node.ts';
import { missingJanus, secret, startJanus } from './test-janus.ts';

const missing = missingJanus();
if (missing) process.stderr.write(`SKIPPED: Janus: ${missing}\n`);

const patience = { timeout: 30_000, interval: 50 };
const log = lineLog('silent');

test('ids are numbers Janus and JavaScript both keep whole', () => {
  const numbers = ['', 'live', '书院', 'a'.repeat(1_000)].map(numberOf);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(Number.isSafeInteger(number) && number > 0).toBe(true);
});

describe.skipIf(missing !== null)('with Debian’s Janus', () => {
  let nodes: Awaited<ReturnType<typeof startJanus>>[] = [];
  beforeAll(async () => {
    nodes = await Promise.all([startJanus(), startJanus()]);
  });
  afterAll(() => Promise.all(nodes.map(({ stop }) => stop())));
  const urls = (count: number) => nodes.slice(0, count).map(({ url }) => url);

  describe('on one node', () => {
    stageSuite(async () => janusEngine({ urls: urls(1), secret, maxViewers: 10 }, log));
  });

  describe('on two', () => {
    stageSuite(async () => janusEngine({ urls: urls(2), secret, maxViewers: 10 }, log));
  });

  test('viewers are spread, and what is published at one node is seen at the other', async () => {
    const engine = janusEngine({ urls: urls(2), secret, maxViewers: 1 }, log);
    await engine.open();
    const place = { room: 'spread', feedId: 'f' };
    const publisher = await publishFeed(engine, place);
    const viewers = [
      await watchFeed(engine, { ...place, sessionId: 'a' }),
      await watchFeed(engine, { ...place, sessionId: 'b' }),
    ];
    // One viewer fits each node: the second can only be at the other.
    await expect(watchFeed(engine, { ...place, sessionId: 'c' })).rejects.toMatchObject({ reason: 'full' });
    await expect
      .poll(() => {
        publisher.send('over');
        return viewers.every(({ received }) => received.video.includes('over') && received.audio.includes('over'));
      }, patience)
      .toBe(true);
    const before = publisher.keyFramesAsked();
    await expect
      .poll(async () => {
        await viewers[1]?.askForKeyFrame();
        return publisher.keyFramesAsked();
      }, patience)
      .toBeGreaterThan(before);
    await engine.closeRoom('spread');
    await Promise.all([publisher, ...viewers].map((peer) => peer.close()));
    await engine.close();
  });

  test('a wrong secret leaves the stage down, and says so', async () => {
    const lines: string[] = [];
    const note = (_: object, message: string) => void lines.push(message);
    const engine = janusEngine(
      { urls: urls(1), secret: 'another', maxViewers: 1 },
      { debug: note, info: note, warn: note, error: note },
    );
    await engine.open();
    expect(await engine.health()).toMatchObject({ isUp: false });
    expect(lines).toContain('Janus does not answer');
    await engine.close();
  });

  test('a Janus that falls is told of and found again', async () => {
    let third = await startJanus();
    const engine = janusEngine({ urls: [third.url], secret, maxViewers: 1 }, log);
    const events: StageEvent[] = [];
    engine.subscribe((event) => events.push(event));
    await engine.open();
    const publisher = await publishFeed(engine, { room: 'r', feedId: 'f' });
    await expect.poll(() => events.map(({ kind }) => kind), patience).toEqual(['feedUp']);
    await third.stop();
    await expect.poll(() => events.map(({ kind }) => kind), patience).toEqual(['feedUp', 'engineDown', 'feedDown']);
    third = await startJanus(third.port);
    await expect.poll(() => events.at(-1)?.kind, patience).toBe('engineUp');
    const again = await publishFeed(engine, { room: 'r', feedId: 'f' });
    await Promise.all([publisher.close(), again.close(), engine.close()]);
    await third.stop();
  });
});
