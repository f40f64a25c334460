import { type FeedPlace, type SessionPlace, type StageEvent, StageRefusal } from '../stage-engine.ts';
import type { MediaDriver, PublisherPeer, ViewerPeer } from './media-driver.ts';
import { type MediaKind, readOffer } from './read-offer.ts';

/** A key frame is many times a picture: who joins together shares one. */
const keyFrameMs = 300;

type Feed<Packet> = FeedPlace & {
  peer: PublisherPeer | null;
  isUp: boolean;
  isGone: boolean;
  readonly viewers: Map<string, ViewerPeer<Packet>>;
  askedAt: number;
  later: NodeJS.Timeout | null;
};

type Options<Packet> = {
  readonly driver: MediaDriver<Packet>;
  readonly maxViewers: number;
  readonly tell: (event: StageEvent) => void;
};

const keyOf = (room: string, id: string): string => JSON.stringify([room, id]);

/** The forwarding unit: what a publisher sends goes to each of its viewers, untouched but for the numbers on the envelope. */
export function createSfu<Packet>({ driver, maxViewers, tell }: Options<Packet>) {
  const feeds = new Map<string, Feed<Packet>>();
  const sessions = new Map<string, Feed<Packet>>();
  /** Sessions on their way count too, or a crowd that joins at once would pass the limit. */
  let joining = 0;

  function askForKeyFrame(feed: Feed<Packet>): void {
    if (feed.later || feed.isGone) return;
    const ask = (): void => {
      feed.later = null;
      feed.askedAt = Date.now();
      feed.peer?.askForKeyFrame();
    };
    const wait = feed.askedAt + keyFrameMs - Date.now();
    if (wait <= 0) ask();
    else feed.later = setTimeout(ask, wait);
  }

  function endFeed(feed: Feed<Packet>): void {
    if (feed.isGone) return;
    feed.isGone = true;
    if (feed.later) clearTimeout(feed.later);
    const key = keyOf(feed.room, feed.feedId);
    if (feeds.get(key) === feed) feeds.delete(key);
    feed.peer?.close();
    for (const viewer of feed.viewers.values()) viewer.close();
    if (feed.isUp) tell({ kind: 'feedDown', room: feed.room, feedId: feed.feedId });
  }

  function endSession(key: string): void {
    sessions.get(key)?.viewers.get(key)?.close();
  }

  function forward(feed: Feed<Packet>, kind: MediaKind, packet: Packet): void {
    if (feed.isGone) return;
    if (!feed.isUp) {
      feed.isUp = true;
      tell({ kind: 'feedUp', room: feed.room, feedId: feed.feedId });
    }
    for (const viewer of feed.viewers.values()) viewer.send(kind, packet);
  }

  async function addViewer(feed: Feed<Packet>, key: string, offer: string): Promise<string> {
    let peer: ViewerPeer<Packet> | null = null;
    let isClosed = false;
    const opened = await driver.watch(readOffer(offer), {
      onKeyFrameWanted: () => askForKeyFrame(feed),
      onClosed: () => {
        isClosed = true;
        // A session that came back has another peer by now.
        if (!peer || feed.viewers.get(key) !== peer) return;
        feed.viewers.delete(key);
        if (sessions.get(key) === feed) sessions.delete(key);
      },
    });
    if (feed.isGone) opened.close();
    if (isClosed) throw new StageRefusal('noFeed');
    peer = opened;
    endSession(key);
    feed.viewers.set(key, peer);
    sessions.set(key, feed);
    return peer.answer;
  }

  return {
    publish: async ({ room, feedId, offer }: FeedPlace & { readonly offer: string }): Promise<string> => {
      const read = readOffer(offer);
      const key = keyOf(room, feedId);
      const before = feeds.get(key);
      if (before) endFeed(before);
      const feed: Feed<Packet> = {
        room,
        feedId,
        peer: null,
        isUp: false,
        isGone: false,
        viewers: new Map(),
        askedAt: 0,
        later: null,
      };
      feeds.set(key, feed);
      try {
        const peer = await driver.publish(read, {
          onPacket: (kind, packet) => forward(feed, kind, packet),
          onClosed: () => endFeed(feed),
        });
        feed.peer = peer;
        if (feed.isGone) peer.close();
        return peer.answer;
      } catch (error) {
        endFeed(feed);
        throw error;
      }
    },
    watch: async (place: FeedPlace & SessionPlace & { readonly offer: string }): Promise<string> => {
      const feed = feeds.get(keyOf(place.room, place.feedId));
      if (!feed) throw new StageRefusal('noFeed');
      const key = keyOf(place.room, place.sessionId);
      if (!sessions.has(key) && sessions.size + joining >= maxViewers) throw new StageRefusal('full');
      joining += 1;
      try {
        return await addViewer(feed, key, place.offer);
      } finally {
        joining -= 1;
      }
    },
    leaveFeed: ({ room, feedId }: FeedPlace): void => {
      const feed = feeds.get(keyOf(room, feedId));
      if (feed) endFeed(feed);
    },
    leaveSession: ({ room, sessionId }: SessionPlace): void => endSession(keyOf(room, sessionId)),
    closeRoom: (room: string): void => {
      for (const feed of feeds.values()) if (feed.room === room) endFeed(feed);
    },
    health: () => ({ feeds: feeds.size, viewers: sessions.size }),
  };
}

export type Sfu = ReturnType<typeof createSfu>;
