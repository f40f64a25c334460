/** Somebody who was answered so recently is likely to ask again. */
const presentMs = 1_000;
const sampleMs = 10;
/** More than a timer is late by itself. */
const lateFromMs = 2;
/** A shorter pause than a timer can make is none. */
const gapMinMs = 1;
/** However busy the machine, uploads get 32 MiB in a second. */
const gapMaxMs = 8;
/** Both together hold the share of late samples at about one in twenty: ln(1/0.99) against ln(1.25). */
const longer = 1.25;
const shorter = 0.99;
/** Whoever is read so seldom would be taken for silent. */
const waitMaxMs = 10_000;

/** The pause between two pieces of uploads, from how late the event loop was: longer at once, shorter little by little. */
export function nextGap(gapMs: number, lateMs: number): number {
  if (lateMs > lateFromMs) return Math.min(gapMaxMs, Math.max(gapMs, gapMinMs) * longer);
  return gapMs * shorter < gapMinMs ? 0 : gapMs * shorter;
}

type Loop = {
  readonly now: () => number;
  readonly later: (go: () => void, ms: number) => void;
  readonly nextRound: (go: () => void) => void;
};

const eventLoop: Loop = {
  now: () => performance.now(),
  later: (go, ms) => void setTimeout(go, ms),
  nextRound: (go) => void setImmediate(go),
};

/**
 * Uploads take turns: one piece in each round of the event loop, however many send, so that others are answered in
 * between. While others are answered, and late, there is a pause before the next piece; with nobody else there is none.
 */
export function openUploadPace({ now, later, nextRound }: Loop = eventLoop) {
  const waiting: (() => void)[] = [];
  /** 1 while uploads step back; seen by threads that work for them. */
  const held = new Int32Array(new SharedArrayBuffer(4));
  let [servedAt, turnAt, dueAt, gapMs] = [-Infinity, -Infinity, -Infinity, 0];
  let isWatching = false;

  function watch(since: number): void {
    later(() => {
      const at = now();
      gapMs = nextGap(gapMs, at - since - sampleMs);
      isWatching = at - servedAt < presentMs && at - turnAt < presentMs;
      Atomics.store(held, 0, isWatching && gapMs > 0 ? 1 : 0);
      if (isWatching) watch(at);
    }, sampleMs);
  }

  function goOn(): void {
    turnAt = now();
    waiting.shift()?.();
    if (waiting.length > 0) wait();
  }

  function wait(): void {
    const at = now();
    const isPresent = at - servedAt < presentMs;
    if (!isWatching && isPresent) {
      isWatching = true;
      watch(at);
    }
    const gap = isPresent ? Math.min(gapMs, waitMaxMs / waiting.length) : 0;
    // Who came late may catch up by one pause: timers are late more often than early.
    dueAt = Math.max(dueAt, at - gap) + gap;
    if (gap === 0 || dueAt <= at) nextRound(goOn);
    // Timers have their own part of a round: whoever goes on from there would share it with the next one.
    else later(() => nextRound(goOn), dueAt - at);
  }

  return {
    /** Somebody was answered who does not upload. */
    served: (): void => {
      servedAt = now();
    },
    turn: (): Promise<void> =>
      new Promise((come) => {
        waiting.push(come);
        if (waiting.length === 1) wait();
      }),
    held,
  };
}

/** One for each process, as there is one event loop. */
export const uploadPace = openUploadPace();
