import { type FeedPlace, type SessionPlace, type StageEvent, StageRefusal } from '../stage-engine.ts';
import type { MediaDriver, ViewerPeer } from './media-driver.ts';
import { readOffer } from './read-offer.ts';
import { createFeed, type SfuFeed } from './sfu-feed.ts';

type Options<Packet> = {
  readonly driver: MediaDriver<Packet>;
  readonly maxViewers: number;
  readonly emit: (event: StageEvent) => void;
};
type Offered = { readonly offer: string };

const keyOf = (room: string, id: string): string => JSON.stringify([room, id]);

/** Who watches what; one peer for each session, and as many as were measured. */
function openSessions<Packet>(driver: MediaDriver<Packet>, maxViewers: number) {
  const sessions = new Map<string, SfuFeed<Packet>>();
  /** Sessions on their way count too, or a crowd that joins at once would pass the limit. */
  let joining = 0;

  const end = (key: string): void => sessions.get(key)?.viewers.get(key)?.close();

  async function connect(feed: SfuFeed<Packet>, key: string, offer: string): Promise<string> {
    let peer: ViewerPeer<Packet> | null = null;
    let isClosed = false;
    const opened = await driver.watch(readOffer(offer), {
      onKeyFrameWanted: feed.wantKeyFrame,
      onClosed: () => {
        isClosed = true;
        // A session that came back has another peer by now.
        if (!peer || feed.viewers.get(key) !== peer) return;
        feed.viewers.delete(key);
        if (sessions.get(key) === feed) sessions.delete(key);
      },
    });
    if (feed.isGone()) opened.close();
    if (isClosed) throw new StageRefusal('noFeed');
    end(key);
    peer = opened;
    feed.viewers.set(key, opened);
    sessions.set(key, feed);
    return opened.answer;
  }

  return {
    join: async (feed: SfuFeed<Packet>, key: string, offer: string): Promise<string> => {
      if (!sessions.has(key) && sessions.size + joining >= maxViewers) throw new StageRefusal('full');
      joining += 1;
      try {
        return await connect(feed, key, offer);
      } finally {
        joining -= 1;
      }
    },
    end,
    count: (): number => sessions.size,
  };
}

/** The forwarding unit: what a publisher sends goes to each of its viewers, untouched but for the numbers on the envelope. */
export function createSfu<Packet>({ driver, maxViewers, emit }: Options<Packet>) {
  const feeds = new Map<string, SfuFeed<Packet>>();
  const sessions = openSessions(driver, maxViewers);

  return {
    publish: async ({ room, feedId, offer }: FeedPlace & Offered): Promise<string> => {
      const read = readOffer(offer);
      const key = keyOf(room, feedId);
      feeds.get(key)?.end();
      const onEnd = (): void => void (feeds.get(key) === feed && feeds.delete(key));
      const feed = createFeed<Packet>({ room, feedId }, { emit, onEnd });
      feeds.set(key, feed);
      try {
        const peer = await driver.publish(read, { onPacket: feed.forward, onClosed: feed.end });
        feed.settle(peer);
        return peer.answer;
      } catch (error) {
        feed.end();
        throw error;
      }
    },
    watch: ({ room, feedId, sessionId, offer }: FeedPlace & SessionPlace & Offered): Promise<string> => {
      const feed = feeds.get(keyOf(room, feedId));
      return feed ? sessions.join(feed, keyOf(room, sessionId), offer) : Promise.reject(new StageRefusal('noFeed'));
    },
    leaveFeed: ({ room, feedId }: FeedPlace): void => feeds.get(keyOf(room, feedId))?.end(),
    leaveSession: ({ room, sessionId }: SessionPlace): void => sessions.end(keyOf(room, sessionId)),
    closeRoom: (room: string): void => {
      for (const feed of feeds.values()) if (feed.room === room) feed.end();
    },
    health: () => ({ feeds: feeds.size, viewers: sessions.count() }),
  };
}

export type Sfu = ReturnType<typeof createSfu>;
