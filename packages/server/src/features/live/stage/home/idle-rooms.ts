/** Long enough for somebody who reloads, or hands over to the next speaker. */
const idleMs = 60_000;
const lookMs = 15_000;

type Options = {
  readonly rooms: () => readonly string[];
  readonly hasFeeds: (room: string) => boolean;
  readonly leave: (room: string) => void;
};

/** A room nobody is on the stage of any more is given back: a process that runs for months would keep them all. */
export function watchIdleRooms({ rooms, hasFeeds, leave }: Options) {
  const busyAt = new Map<string, number>();
  const timer = setInterval(() => {
    const now = Date.now();
    for (const room of rooms()) {
      if (hasFeeds(room) || !busyAt.has(room)) busyAt.set(room, now);
      if (now - (busyAt.get(room) ?? now) >= idleMs) leave(room);
    }
    const kept = new Set(rooms());
    for (const room of busyAt.keys()) if (!kept.has(room)) busyAt.delete(room);
  }, lookMs).unref();
  return {
    /** Somebody is about to publish: their feed is not up yet. */
    touch: (room: string): void => void busyAt.set(room, Date.now()),
    stop: (): void => clearInterval(timer),
  };
}
