import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StageEngine, StageEvent } from './stage-engine.ts';
import { publishFeed, watchFeed } from './stage-client.suite.ts';

type WatchedFeed = Awaited<ReturnType<typeof watchFeed>>;
type Closable = { readonly close: () => Promise<void> };

const refused = (reason: string): unknown => expect.objectContaining({ name: 'StageRefusal', reason });
const patience = { timeout: 30_000, interval: 50 };

type House = ReturnType<typeof openHouse>;

/** An engine and who is connected to it, taken down after each test. */
function openHouse(start: () => Promise<StageEngine>) {
  let engine: StageEngine;
  const events: StageEvent[] = [];
  const open: Closable[] = [];
  beforeAll(async () => {
    engine = await start();
    engine.subscribe((event) => events.push(event));
    await engine.open();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
    await Promise.all(['one', 'two'].map((room) => engine.closeRoom(room)));
    await expect.poll(async () => (await engine.health()).feeds, patience).toBe(0);
    events.length = 0;
  });
  afterAll(() => engine?.close());

  const kept = <T extends Closable>(one: T): T => {
    open.push(one);
    return one;
  };
  const publish = async (room: string, feedId: string) => kept(await publishFeed(engine, { room, feedId }));
  const watch = async (room: string, feedId: string, sessionId: string) =>
    kept(await watchFeed(engine, { room, feedId, sessionId }));
  const hasTold = (kind: StageEvent['kind'], feedId: string): boolean =>
    events.some((event) => event.kind === kind && 'feedId' in event && event.feedId === feedId);

  return { engine: () => engine, events, publish, watch, hasTold };
}

/** Sends until everybody has heard it: peers open at their own pace, and what was sent before is gone. */
async function untilHeard(publisher: { send: (text: string) => void }, viewers: readonly WatchedFeed[], text: string) {
  await expect
    .poll(() => {
      publisher.send(text);
      return viewers.every(({ received }) => received.audio.includes(text) && received.video.includes(text));
    }, patience)
    .toBe(true);
}

function carrying({ engine, events, publish, watch }: House): void {
  test('sound and picture of one reach every viewer, in order, and the feed is told once', async () => {
    const publisher = await publish('one', 'host');
    const viewers = [await watch('one', 'host', 'a'), await watch('one', 'host', 'b')];
    await untilHeard(publisher, viewers, 'warm');
    for (let n = 0; n < 50; n++) {
      publisher.send(`packet ${n}`);
      await sleep(5);
    }
    const wanted = Array.from({ length: 50 }, (_, n) => `packet ${n}`);
    for (const { received } of viewers)
      for (const list of [received.audio, received.video])
        await expect.poll(() => list.filter((text) => text !== 'warm'), patience).toEqual(wanted);
    expect(events.filter(({ kind }) => kind === 'feedUp')).toEqual([{ kind: 'feedUp', room: 'one', feedId: 'host' }]);
    expect(await engine().health()).toMatchObject({ isUp: true, feeds: 1, viewers: 2 });
  });

  test('a viewer without a whole picture makes the publisher send one', async () => {
    const publisher = await publish('one', 'host');
    const viewer = await watch('one', 'host', 'a');
    await untilHeard(publisher, [viewer], 'warm');
    const before = publisher.keyFramesAsked();
    await expect
      .poll(async () => {
        await viewer.askForKeyFrame();
        return publisher.keyFramesAsked();
      }, patience)
      .toBeGreaterThan(before);
  });

  test('two rooms with the same names hear nothing of each other', async () => {
    const [here, there] = [await publish('one', 'host'), await publish('two', 'host')];
    const [mine, other] = [await watch('one', 'host', 'a'), await watch('two', 'host', 'a')];
    await untilHeard(here, [mine], 'here');
    await untilHeard(there, [other], 'there');
    expect(mine.received.video).not.toContain('there');
    expect(other.received.video).not.toContain('here');
  });
}

function leaving({ engine, publish, watch, hasTold }: House): void {
  test('somebody who leaves the stage is told of, and their viewers hear no more', async () => {
    const publisher = await publish('one', 'host');
    const viewer = await watch('one', 'host', 'a');
    await untilHeard(publisher, [viewer], 'before');
    await engine().leave({ room: 'one', feedId: 'host' });
    await expect.poll(() => hasTold('feedDown', 'host'), patience).toBe(true);
    await expect.poll(async () => (await engine().health()).viewers, patience).toBe(0);
    publisher.send('after');
    await sleep(100);
    expect(viewer.received.video).not.toContain('after');
    await expect(engine().watch({ room: 'one', feedId: 'host', sessionId: 'b', offer: 'v=0' })).rejects.toEqual(
      refused('noFeed'),
    );
  });

  test('a viewer who leaves hears no more, the others do; leaving twice is no failure', async () => {
    const publisher = await publish('one', 'host');
    const [gone, stays] = [await watch('one', 'host', 'a'), await watch('one', 'host', 'b')];
    await untilHeard(publisher, [gone, stays], 'before');
    for (let times = 0; times < 2; times++) await engine().leave({ room: 'one', sessionId: 'a' });
    await expect.poll(async () => (await engine().health()).viewers, patience).toBe(1);
    await untilHeard(publisher, [stays], 'after');
    expect(gone.received.video).not.toContain('after');
    await engine().leave({ room: 'one', feedId: 'nobody' });
  });

  test('a publisher who comes back replaces the first, and can be watched again', async () => {
    await untilHeard(await publish('one', 'host'), [await watch('one', 'host', 'a')], 'first');
    const back = await publish('one', 'host');
    const viewer = await watch('one', 'host', 'a');
    await untilHeard(back, [viewer], 'second');
    await expect.poll(() => engine().health(), patience).toMatchObject({ feeds: 1, viewers: 1 });
  });

  test('a room that is closed has no feeds; the other goes on', async () => {
    const [here, there] = [await publish('one', 'host'), await publish('two', 'host')];
    const viewer = await watch('two', 'host', 'a');
    here.send('x');
    await engine().closeRoom('one');
    await expect.poll(async () => (await engine().health()).feeds, patience).toBe(1);
    await untilHeard(there, [viewer], 'still here');
  });
}

function refusing({ engine }: House): void {
  test('what is no offer, and a feed nobody publishes, are refused', async () => {
    for (const offer of ['', 'hello', 'v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n'])
      await expect(engine().publish({ room: 'one', feedId: 'bad', offer })).rejects.toEqual(refused('badDescription'));
    expect((await engine().health()).feeds).toBe(0);
    await expect(engine().watch({ room: 'one', feedId: 'nobody', sessionId: 'a', offer: 'v=0' })).rejects.toEqual(
      refused('noFeed'),
    );
    await expect(engine().answer({ room: 'one', sessionId: 'nobody', answer: 'v=0' })).rejects.toEqual(
      refused('noSession'),
    );
  });
}

/** What every engine that exchanges descriptions must do; run on each, with peers that are no browser. */
export function stageSuite(start: () => Promise<StageEngine>): void {
  const house = openHouse(start);
  carrying(house);
  leaving(house);
  refusing(house);
}
