import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { ApiError } from '../../../lib/api-error.ts';
import { waitBefore } from '../room/connection/back-off.ts';
import { figuresOf, type LineFigures, qualityMeter, type StageQuality, worthOf } from './quality.ts';

const lookMs = 2_000;
/** A short gap heals by itself more often than not, and faster than a new line is made. */
const gapMs = 3_000;
const connectMs = 10_000;
/** What lasted this long was sound: the next attempt is made at once. */
const soundMs = 10_000;

type Report = { readonly values: () => Iterable<unknown> };

/** As much of a peer connection as is looked at; the client of a supplier gives the same. */
export type LinePeer = {
  readonly connectionState: RTCPeerConnectionState;
  readonly getStats: () => Promise<Report>;
  readonly addEventListener: (
    type: 'connectionstatechange',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ) => void;
  readonly close: () => void;
};

/** A connection and how it is left. */
export type StageLine = {
  readonly pc: LinePeer;
  /** Tells the server; whether it hears is not waited for. */
  readonly leave: () => void;
};

type Options = {
  readonly connect: (signal: AbortSignal) => Promise<StageLine>;
  readonly onQuality: (quality: StageQuality) => void;
  /** It will not be tried again: one may not. */
  readonly onRefused?: ((error: ApiError) => void) | undefined;
};

/**
 * Refusals that pass: the stage is down or full for the moment, too much was asked at once, or a feed is not known yet
 * where one asks. A feed that is really gone is taken from the list, and its line with it.
 */
const passing: ReadonlySet<ErrorCode | null> = new Set([
  'room.stage-down',
  'room.stage-full',
  'request.too-many',
  'request.not-found',
]);

/** No answer may be one later. Anything else is an answer. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && !passing.has(error.code);

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** Until the line is of no use any more, or nobody wants it. */
function untilBroken({ pc }: StageLine, signal: AbortSignal, onQuality: Options['onQuality']): Promise<void> {
  return new Promise((done) => {
    const meter = qualityMeter();
    let last: { readonly figures: LineFigures; readonly at: number } | null = null;
    let patience: ReturnType<typeof setTimeout> | null = null;
    const looking = setInterval(() => void look(), lookMs);

    function end(): void {
      clearInterval(looking);
      if (patience) clearTimeout(patience);
      done();
    }
    function waitAtMost(ms: number): void {
      patience ??= setTimeout(end, ms);
    }
    async function look(): Promise<void> {
      const report = await pc.getStats().catch(() => null);
      if (!report || pc.connectionState !== 'connected') return;
      const now = {
        figures: figuresOf(report.values()),
        at: Date.now(),
      };
      if (last) onQuality(meter(worthOf({ figures: now.figures, before: last.figures, elapsedMs: now.at - last.at })));
      last = now;
    }
    function handleState(): void {
      const state = pc.connectionState;
      if (state === 'connected') {
        if (patience) clearTimeout(patience);
        patience = null;
        onQuality('good');
      } else if (state === 'failed' || state === 'closed') end();
      else if (state === 'disconnected') {
        onQuality('lost');
        waitAtMost(gapMs);
      } else waitAtMost(connectMs);
    }
    pc.addEventListener('connectionstatechange', handleState, { signal });
    signal.addEventListener('abort', end);
    handleState();
  });
}

/** Keeps a line up for as long as it is wanted: what breaks is made anew, with a pause that grows. */
export function maintainConnection({ connect, onQuality, onRefused }: Options): { readonly close: () => void } {
  const wanted = new AbortController();
  const { signal } = wanted;

  async function once(): Promise<number> {
    const line = await connect(signal);
    const since = Date.now();
    if (!signal.aborted) await untilBroken(line, signal, onQuality);
    line.leave();
    line.pc.close();
    return Date.now() - since;
  }

  async function run(): Promise<void> {
    onQuality('connecting');
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        if ((await once()) >= soundMs) attempt = -1;
      } catch (error) {
        if (isFinal(error) && !signal.aborted) {
          onQuality('lost');
          onRefused?.(error);
          return;
        }
      }
      if (signal.aborted) return;
      onQuality('lost');
      await pause(attempt < 0 ? 0 : waitBefore(attempt), signal);
    }
  }

  void run();
  return { close: () => wanted.abort() };
}
