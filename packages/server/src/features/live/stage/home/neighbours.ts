import type { Bus } from '../../../../platform/bus.ts';
import type { FeedPlace } from '../stage-engine.ts';

const topic = 'stage.news';
/** A process that carries feeds says so; one that is silent for three is gone, and with it its feeds. */
const aliveMs = 1_000;
const goneMs = 3_500;

type Neighbour = { heardAt: number; readonly feeds: Map<string, FeedPlace> };

type Options = {
  readonly bus: Bus;
  readonly self: string;
  readonly onUp: (feed: FeedPlace) => void;
  readonly onDown: (feed: FeedPlace) => void;
  readonly onGone: (process: string) => void;
};

const keyOf = ({ room, feedId }: FeedPlace): string => JSON.stringify([room, feedId]);

/**
 * What the stages of other processes carry. A process that was killed says nothing any more: without somebody who
 * notices, its feeds would stay on the screens of everybody else.
 */
export function openNeighbours({ bus, self, onUp, onDown, onGone }: Options) {
  const neighbours = new Map<string, Neighbour>();
  const own = new Map<string, FeedPlace>();

  function hear(process: string): Neighbour {
    const known = neighbours.get(process) ?? { heardAt: 0, feeds: new Map<string, FeedPlace>() };
    known.heardAt = Date.now();
    neighbours.set(process, known);
    return known;
  }

  const stop = bus.subscribe(topic, ({ from, kind, room, feedId }) => {
    if (typeof from !== 'string' || from === self) return;
    const { feeds } = hear(from);
    if (typeof room !== 'string' || typeof feedId !== 'string') return;
    const feed = { room, feedId };
    const isKnown = feeds.has(keyOf(feed));
    if (kind === 'feedDown' && feeds.delete(keyOf(feed))) onDown(feed);
    if (kind !== 'feedUp') return;
    feeds.set(keyOf(feed), feed);
    if (!isKnown) onUp(feed);
  });

  function lookAround(): void {
    if (own.size > 0) bus.publish(topic, { from: self, kind: 'alive' });
    for (const [process, { heardAt, feeds }] of neighbours) {
      if (Date.now() - heardAt <= goneMs) continue;
      neighbours.delete(process);
      onGone(process);
      for (const feed of feeds.values()) onDown(feed);
    }
  }
  const timer = setInterval(lookAround, aliveMs).unref();

  return {
    tell: (kind: 'feedUp' | 'feedDown', { room, feedId }: FeedPlace): void => {
      const feed = { room, feedId };
      if (kind === 'feedUp') own.set(keyOf(feed), feed);
      else own.delete(keyOf(feed));
      bus.publish(topic, { from: self, kind, room, feedId });
    },
    own: (): FeedPlace[] => [...own.values()],
    close: (): void => {
      clearInterval(timer);
      stop();
    },
  };
}

export type Neighbours = ReturnType<typeof openNeighbours>;
