const pingMs = 15_000;
/** Nothing received for this long: the line is dead although nobody said so. */
const silenceMs = 25_000;

type On = { readonly ping: () => void; readonly silent: () => void; readonly renew: () => void };

/** Runs while there is a line: says that one is there, notices when nobody answers, and renews the ticket. */
export function createLineWatch(on: On, renewMs: number) {
  let lastMessageAt = 0;
  let timers: ReturnType<typeof setInterval>[] = [];
  const stop = (): void => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
  };
  return {
    reset: (): void => {
      lastMessageAt = Date.now();
    },
    start: (): void => {
      stop();
      lastMessageAt = Date.now();
      const check = (): void => (Date.now() - lastMessageAt > silenceMs ? on.silent() : on.ping());
      timers = [setInterval(check, pingMs), setInterval(on.renew, renewMs)];
    },
    stop,
  };
}
