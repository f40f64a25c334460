import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programFolders } from '../../../../platform/config.ts';
import type { Log } from '../../../../platform/log.ts';
import { type StageEvent, StageRefusal } from '../stage-engine.ts';
import type { SfuMessage, SfuOpened, SfuQuestion, SfuRequest, SfuResult } from './sfu-messages.ts';

/** Longer than any answer takes; a process that hangs is as good as gone. */
const answerMs = 8_000;
const openMs = 15_000;
const firstRestartMs = 250;
const maxRestartMs = 10_000;
/** A process that lasted this long was sound: the next restart is quick again. */
const soundMs = 60_000;

const program = fileURLToPath(new URL('sfu-process.ts', import.meta.url));

type Waiting = {
  readonly done: (result: SfuResult) => void;
  readonly fail: (error: Error) => void;
  readonly late: NodeJS.Timeout;
};

/** One process and the questions it owes an answer to. */
function startProcess(onEvent: (event: StageEvent) => void, onExit: (why: string) => void) {
  // Without our surroundings: the process needs no secret of ours.
  const child: ChildProcess = fork(program, { execArgv: [], env: { PATH: programFolders() }, serialization: 'json' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  child.on('message', (message: SfuMessage) => {
    if ('event' in message) {
      onEvent(message.event);
      return;
    }
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    clearTimeout(one?.late);
    if ('result' in message) one?.done(message.result);
    else one?.fail(message.reason ? new StageRefusal(message.reason, message.details) : new Error(message.details));
  });

  function ended(why: string): void {
    for (const { fail, late } of waiting.values()) {
      clearTimeout(late);
      fail(new StageRefusal('unavailable', why));
    }
    waiting.clear();
    onExit(why);
  }
  child.once('error', (error) => ended(error.message));
  child.once('exit', (code, signal) => ended(signal ?? String(code)));

  return {
    child,
    ask: (request: SfuRequest, timeoutMs: number): Promise<SfuResult> =>
      new Promise((done, fail) => {
        if (!child.connected) {
          fail(new StageRefusal('unavailable'));
          return;
        }
        asked += 1;
        // A process that hangs holds everybody up: it is ended, and the next one begins afresh.
        const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
        waiting.set(asked, { done, fail, late });
        child.send({ id: asked, request } satisfies SfuQuestion);
      }),
  };
}

type Options = {
  readonly opening: Extract<SfuRequest, { ask: 'open' }>;
  readonly emit: (event: StageEvent) => void;
  readonly log: Log;
};

/** The process that carries the media, started again whenever it ends. */
export function openSfuLink({ opening, emit, log }: Options) {
  let running: ReturnType<typeof startProcess> | null = null;
  let opened: SfuOpened | null = null;
  let startedAt = 0;
  let restartMs = firstRestartMs;
  let again: NodeJS.Timeout | null = null;
  let isClosed = false;
  /** What was told last; nobody needs to hear that it is up before it was down. */
  let isToldUp = true;

  function fallen(why: string): void {
    running = null;
    opened = null;
    if (isClosed) return;
    log.error({ why }, 'the process of the stage ended; it is started again');
    if (isToldUp) emit({ kind: 'engineDown' });
    isToldUp = false;
    restartMs = Date.now() - startedAt > soundMs ? firstRestartMs : Math.min(restartMs * 2, maxRestartMs);
    again = setTimeout(() => void start(), restartMs);
  }

  /** Never rejects: a port that is taken for the moment must not keep the product from starting. */
  async function start(): Promise<void> {
    startedAt = Date.now();
    const started = startProcess(emit, (why) => {
      if (running === started) fallen(why);
    });
    running = started;
    try {
      // The answer to `open` is this type and no other.
      opened = (await started.ask(opening, openMs)) as SfuOpened;
      const { whyNotNative: why, ...figures } = opened;
      if (why) log.warn({ why }, 'the native library of the stage cannot be used here; fewer viewers fit');
      log.info({ ...figures, pid: started.child.pid }, 'the stage is open');
      if (!isToldUp) emit({ kind: 'engineUp' });
      isToldUp = true;
    } catch (error) {
      log.error({ err: error }, 'the stage could not be opened');
      started.child.kill('SIGKILL');
    }
  }

  let first: Promise<void> | null = null;
  return {
    /** Started when it is first needed: an installation without a live has no process for it. */
    ready: (): Promise<void> => (first ??= start()),
    isNeeded: (): boolean => first !== null,
    opened: (): SfuOpened | null => opened,
    ask: (request: SfuRequest): Promise<SfuResult> =>
      opened && running ? running.ask(request, answerMs) : Promise.reject(new StageRefusal('unavailable')),
    close: async (): Promise<void> => {
      isClosed = true;
      if (again) clearTimeout(again);
      const ending = running?.child;
      if (!ending) return;
      const ended = new Promise<void>((done) => ending.once('exit', () => done()));
      // Nothing of it is kept: there is nothing to close in order.
      ending.kill('SIGKILL');
      await ended;
    },
  };
}
