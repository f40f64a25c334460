/** News between processes: small, and never the only record of anything. Who missed it finds the truth in the database. */
export type Bus = {
  readonly publish: (topic: string, news: BusNews) => void;
  readonly subscribe: (topic: string, listener: (news: BusNews) => void) => () => void;
  readonly close: () => Promise<void>;
};

export type BusNews = Readonly<Record<string, string | number | boolean | null>>;
type Listener = (news: BusNews) => void;

/** The listeners of this process; every kind of bus hands what arrives to one of these. */
export function localListeners() {
  const byTopic = new Map<string, Set<Listener>>();
  return {
    deliver: (topic: string, news: BusNews) => byTopic.get(topic)?.forEach((listener) => listener(news)),
    subscribe: (topic: string, listener: Listener) => {
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        // Topics of single people come and go; an empty set for each would stay for ever.
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic);
      };
    },
  };
}

/** For a single process. */
export function memoryBus(): Bus {
  const { deliver, subscribe } = localListeners();
  return { publish: deliver, subscribe, close: async () => undefined };
}
