import { type StageEngine, stageListeners, StageRefusal } from './stage-engine.ts';

/** A stage without media, for those who only talk to it: answers what it was asked, and remembers. */
export function quietStage(name: string) {
  const { emit, subscribe } = stageListeners();
  const feeds = new Set<string>();
  const asked: string[] = [];
  const engine: StageEngine = {
    kind: 'embedded',
    watchOrder: 'client-offers',
    open: async () => undefined,
    close: async () => undefined,
    publish: async ({ room, feedId, offer, about }) => {
      asked.push(`publish ${room} ${feedId}`);
      feeds.add(`${room} ${feedId}`);
      emit({ kind: 'feedUp', room, feedId, ...(about !== undefined && { about }) });
      return { kind: 'answer', sdp: `${name} received ${offer}` };
    },
    watch: async ({ room, feedId, sessionId, offer }) => {
      asked.push(`watch ${room} ${feedId} ${sessionId}`);
      if (!feeds.has(`${room} ${feedId}`)) throw new StageRefusal('noFeed');
      return offer === undefined
        ? { kind: 'offer', sdp: `${name} offers ${feedId}` }
        : { kind: 'answer', sdp: `${name} received ${offer}` };
    },
    answer: async ({ sessionId, answer }) => void asked.push(`answer ${sessionId} ${answer}`),
    leave: async (place) => {
      asked.push(`leave ${'feedId' in place ? place.feedId : place.sessionId}`);
      if ('feedId' in place && feeds.delete(`${place.room} ${place.feedId}`)) emit({ kind: 'feedDown', ...place });
    },
    closeRoom: async (room) => {
      asked.push(`close ${room}`);
      for (const feed of feeds) if (feed.startsWith(`${room} `)) feeds.delete(feed);
    },
    health: async () => ({ isUp: true, feeds: feeds.size, viewers: 0, maxViewers: 100 }),
    subscribe,
  };
  return { engine, asked, emit };
}
