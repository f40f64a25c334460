import type { Bus } from '../../../../platform/bus.ts';
import type { FeedAbout, FeedPlace } from '../stage-engine.ts';

const topic = 'stage.news';
/** A process that carries feeds says so; one that is silent for three is gone, and with it its feeds. */
const aliveMs = 1_000;
const goneMs = 3_500;

type Feed = FeedPlace & FeedAbout;
type PeerNode = { heardAt: number; readonly feeds: Map<string, FeedPlace> };

type Options = {
  readonly bus: Bus;
  readonly self: string;
  readonly onUp: (feed: Feed) => void;
  readonly onDown: (feed: FeedPlace) => void;
  readonly onGone: (process: string) => void;
};

const keyOf = ({ room, feedId }: FeedPlace): string => JSON.stringify([room, feedId]);

/**
 * What the stages of other processes carry. A process that was killed says nothing any more: without somebody who
 * notices, its feeds would stay on the screens of everybody else.
 */
export function openPeerNodes({ bus, self, onUp, onDown, onGone }: Options) {
  const peerNodes = new Map<string, PeerNode>();
  const own = new Map<string, Feed>();

  function touch(process: string): PeerNode {
    const known = peerNodes.get(process) ?? { heardAt: 0, feeds: new Map<string, FeedPlace>() };
    known.heardAt = Date.now();
    peerNodes.set(process, known);
    return known;
  }

  const stop = bus.subscribe(topic, ({ from, kind, room, feedId, about }) => {
    if (typeof from !== 'string' || from === self) return;
    const { feeds } = touch(from);
    if (typeof room !== 'string' || typeof feedId !== 'string') return;
    const feed = { room, feedId };
    const isKnown = feeds.has(keyOf(feed));
    if (kind === 'feedDown' && feeds.delete(keyOf(feed))) onDown(feed);
    if (kind !== 'feedUp') return;
    feeds.set(keyOf(feed), feed);
    if (!isKnown) onUp({ ...feed, ...(typeof about === 'string' && { about }) });
  });

  function lookAround(): void {
    // Told again each time: a process that was started later, or missed the news, comes to know of them too.
    for (const feed of own.values()) bus.publish(topic, { from: self, kind: 'feedUp', ...feed });
    for (const [process, { heardAt, feeds }] of peerNodes) {
      if (Date.now() - heardAt <= goneMs) continue;
      peerNodes.delete(process);
      onGone(process);
      for (const feed of feeds.values()) onDown(feed);
    }
  }
  const timer = setInterval(lookAround, aliveMs).unref();

  return {
    emit: (kind: 'feedUp' | 'feedDown', { room, feedId, about }: Feed): void => {
      const feed = { room, feedId, ...(about !== undefined && { about }) };
      if (kind === 'feedUp') own.set(keyOf(feed), feed);
      else own.delete(keyOf(feed));
      bus.publish(topic, { from: self, kind, ...feed });
    },
    own: (): Feed[] => [...own.values()],
    close: (): void => {
      clearInterval(timer);
      stop();
    },
  };
}

export type PeerNodes = ReturnType<typeof openPeerNodes>;
