import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StageEvent } from '../stage-engine.ts';
import type { MediaDriver, PublisherEars, ViewerEars } from './media-driver.ts';
import { wantsKeyFrame } from './rtcp.ts';
import { createSfu } from './sfu.ts';
import { browserOffer as offer } from './test-offer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Peers without a network: what is sent to a viewer is a list, and a publisher counts what is asked of it. */
function start(maxViewers = 10) {
  const events: StageEvent[] = [];
  const publishers: (PublisherEars<string> & { asked: number; isClosed: boolean })[] = [];
  const viewers: (ViewerEars & { got: string[]; isClosed: boolean })[] = [];
  const driver: MediaDriver<string> = {
    name: 'werift',
    publish: async (_, ears) => {
      const one = { ...ears, asked: 0, isClosed: false };
      publishers.push(one);
      const close = () => {
        if (one.isClosed) return;
        one.isClosed = true;
        ears.onClosed();
      };
      return { answer: `publisher ${publishers.length}`, askForKeyFrame: () => void (one.asked += 1), close };
    },
    watch: async (_, ears) => {
      const one = { ...ears, got: [] as string[], isClosed: false };
      viewers.push(one);
      const close = () => {
        if (one.isClosed) return;
        one.isClosed = true;
        ears.onClosed();
      };
      return { answer: `viewer ${viewers.length}`, send: (_kind, packet) => void one.got.push(packet), close };
    },
  };
  return { sfu: createSfu({ driver, maxViewers, emit: (event) => events.push(event) }), events, publishers, viewers };
}

const feed = { room: 'r', feedId: 'f' };

test('who asks for a whole picture together shares one, and nobody who asked is forgotten', async () => {
  const { sfu, publishers, viewers } = start();
  await sfu.publish({ ...feed, offer });
  for (const sessionId of ['a', 'b']) await sfu.watch({ ...feed, sessionId, offer });
  for (let times = 0; times < 20; times++) for (const viewer of viewers) viewer.onKeyFrameWanted();
  expect(publishers[0]?.asked).toBe(1);
  vi.advanceTimersByTime(300);
  expect(publishers[0]?.asked).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(publishers[0]?.asked).toBe(2);
});

test('nothing is asked of a publisher who has left in the meantime', async () => {
  const { sfu, publishers, viewers } = start();
  await sfu.publish({ ...feed, offer });
  await sfu.watch({ ...feed, sessionId: 'a', offer });
  viewers[0]?.onKeyFrameWanted();
  viewers[0]?.onKeyFrameWanted();
  sfu.leaveFeed(feed);
  vi.advanceTimersByTime(1_000);
  expect(publishers[0]?.asked).toBe(1);
  expect(viewers[0]?.isClosed).toBe(true);
});

test('a crowd that joins at once does not pass the limit', async () => {
  const { sfu } = start(3);
  await sfu.publish({ ...feed, offer });
  const joins = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((sessionId) => sfu.watch({ ...feed, sessionId, offer })),
  );
  expect(joins.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(sfu.health()).toEqual({ feeds: 1, viewers: 3 });
});

test('a viewer who comes back takes their own place, also in a full house, and from another feed', async () => {
  const { sfu, publishers, viewers } = start(1);
  await sfu.publish({ ...feed, offer });
  await sfu.publish({ ...feed, feedId: 'g', offer });
  await sfu.watch({ ...feed, sessionId: 'a', offer });
  await sfu.watch({ ...feed, sessionId: 'a', offer });
  await sfu.watch({ ...feed, feedId: 'g', sessionId: 'a', offer });
  expect(viewers.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  publishers[0]?.onPacket('audio', 'of f');
  publishers[1]?.onPacket('audio', 'of g');
  expect(viewers.map(({ got }) => got)).toEqual([[], [], ['of g']]);
  expect(sfu.health()).toEqual({ feeds: 2, viewers: 1 });
  // The late news of a peer that was replaced ends nobody.
  viewers[0]?.onClosed();
  expect(sfu.health()).toEqual({ feeds: 2, viewers: 1 });
});

test('a feed is up with its first packet and down once; one that never was up is not told of', async () => {
  const { sfu, events, publishers } = start();
  await sfu.publish({ ...feed, offer });
  publishers[0]?.onPacket('audio', '1');
  publishers[0]?.onPacket('video', '2');
  await sfu.publish({ ...feed, offer });
  expect(publishers[0]?.isClosed).toBe(true);
  publishers[0]?.onPacket('audio', 'late');
  sfu.closeRoom('r');
  sfu.closeRoom('r');
  expect(events).toEqual([
    { kind: 'feedUp', ...feed },
    { kind: 'feedDown', ...feed },
  ]);
});

test('a viewer whose line breaks makes room', async () => {
  const { sfu, viewers } = start(1);
  await sfu.publish({ ...feed, offer });
  await sfu.watch({ ...feed, sessionId: 'a', offer });
  viewers[0]?.onClosed();
  expect(sfu.health().viewers).toBe(0);
  expect(await sfu.watch({ ...feed, sessionId: 'b', offer })).toBe('viewer 2');
});

test('a lost picture is read from what a viewer reports, alone or behind other reports', () => {
  const report = Buffer.from([0x81, 201, 0, 7, ...Array.from({ length: 28 }, () => 0)]);
  const lost = Buffer.from([0x81, 206, 0, 2, ...Array.from({ length: 8 }, () => 0)]);
  const full = Buffer.from([0x84, 206, 0, 4, ...Array.from({ length: 16 }, () => 0)]);
  const estimate = Buffer.from([0x8f, 206, 0, 5, ...Array.from({ length: 20 }, () => 0)]);
  expect([report, estimate, Buffer.alloc(3), Buffer.alloc(0)].map(wantsKeyFrame)).toEqual([false, false, false, false]);
  expect([lost, full, Buffer.concat([report, estimate, lost])].map(wantsKeyFrame)).toEqual([true, true, true]);
});
