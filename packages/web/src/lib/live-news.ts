type Listener = (liveId: string) => void;

const listeners = new Set<Listener>();

/** The line of notices hears that a live of one's own changed; whoever waits for that live reads it again. */
export const publishLiveChange = (liveId: string): void => {
  for (const listener of listeners) listener(liveId);
};

export function onLiveNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
