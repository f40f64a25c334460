import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../../../platform/log.ts';
import { programFolders } from '../../../../platform/config.ts';
import { type StageEngine, stageListeners, StageRefusal } from '../stage-engine.ts';
import type { SfuCounts, SfuMessage, SfuOpened, SfuQuestion, SfuRequest, SfuResult } from './sfu-messages.ts';

/** Longer than any answer takes; a process that hangs is as good as gone. */
const answerMs = 8_000;
const openMs = 15_000;
const firstRestartMs = 250;
const maxRestartMs = 10_000;
/** A process that lasted this long was sound: the next restart is quick again. */
const soundMs = 60_000;

const program = fileURLToPath(new URL('sfu-process.ts', import.meta.url));

export type EmbeddedSettings = {
  readonly isNative: boolean;
  readonly maxViewers: number;
  readonly udpPort: number;
  readonly address: string;
};

type Waiting = {
  readonly done: (result: SfuResult) => void;
  readonly fail: (error: Error) => void;
  readonly late: NodeJS.Timeout;
};

/** One process and the questions it owes an answer to. */
function startProcess(onMessage: (message: SfuMessage) => void, onExit: (why: string) => void) {
  // Without our surroundings: the process needs no secret of ours.
  const child: ChildProcess = fork(program, { execArgv: [], env: { PATH: programFolders() }, serialization: 'json' });
  child.on('message', onMessage);
  child.once('error', (error) => onExit(error.message));
  child.once('exit', (code, signal) => onExit(signal ?? String(code)));
  return child;
}

/** The forwarding unit in a process of its own: what it does to the packets never delays an answer, and it may fall alone. */
export function embeddedEngine(settings: EmbeddedSettings, log: Log): StageEngine {
  const { tell, subscribe } = stageListeners();
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let opened: SfuOpened | null = null;
  let startedAt = 0;
  let restartMs = firstRestartMs;
  let again: NodeJS.Timeout | null = null;
  let isClosed = false;
  let asked = 0;

  function hear(message: SfuMessage): void {
    if ('event' in message) {
      tell(message.event);
      return;
    }
    const one = waiting.get(message.id);
    if (!one) return;
    waiting.delete(message.id);
    clearTimeout(one.late);
    if ('result' in message) one.done(message.result);
    else one.fail(message.reason ? new StageRefusal(message.reason, message.details) : new Error(message.details));
  }

  function ask(request: SfuRequest, timeoutMs = answerMs): Promise<SfuResult> {
    return new Promise((done, fail) => {
      const asks = child;
      if (!asks?.connected || (!opened && request.ask !== 'open')) {
        fail(new StageRefusal('unavailable'));
        return;
      }
      asked += 1;
      const id = asked;
      // A process that hangs holds everybody up: it is ended, and the next one begins afresh.
      const late = setTimeout(() => asks.kill('SIGKILL'), timeoutMs);
      waiting.set(id, { done, fail, late });
      asks.send({ id, request } satisfies SfuQuestion);
    });
  }

  function fallen(why: string): void {
    if (!child) return;
    child = null;
    const wasUp = opened !== null;
    opened = null;
    for (const { fail, late } of waiting.values()) {
      clearTimeout(late);
      fail(new StageRefusal('unavailable', why));
    }
    waiting.clear();
    if (isClosed) return;
    log.error({ why }, 'the process of the stage ended; it is started again');
    if (wasUp) tell({ kind: 'engineDown' });
    restartMs = Date.now() - startedAt > soundMs ? firstRestartMs : Math.min(restartMs * 2, maxRestartMs);
    again = setTimeout(() => void start(true), restartMs);
  }

  /** Never rejects: a port that is taken for the moment must not keep the product from starting. */
  async function start(isAgain: boolean): Promise<void> {
    startedAt = Date.now();
    const started = startProcess(hear, (why) => {
      if (child === started) fallen(why);
    });
    child = started;
    try {
      // The answer to `open` is this type and no other.
      const answer = (await ask({ ask: 'open', ...settings }, openMs)) as SfuOpened;
      opened = answer;
      const { whyNotNative: why, ...figures } = answer;
      if (why) log.warn({ why }, 'the native library of the stage cannot be used here; fewer viewers fit');
      log.info({ ...figures, pid: started.pid }, 'the stage is open');
      if (isAgain) tell({ kind: 'engineUp' });
    } catch (error) {
      log.error({ err: error }, 'the stage could not be opened');
      started.kill('SIGKILL');
    }
  }

  const describe = async (request: SfuRequest) => {
    // Only `publish` and `watch` are asked this way, and both answer with a description.
    const { answer } = (await ask(request)) as { answer: string };
    return { kind: 'answer', sdp: answer } as const;
  };

  return {
    kind: 'embedded',
    watchOrder: 'client-offers',
    open: () => start(false),
    close: async () => {
      isClosed = true;
      if (again) clearTimeout(again);
      const ending = child;
      if (!ending) return;
      const ended = new Promise<void>((done) => ending.once('exit', () => done()));
      // Nothing of it is kept: there is nothing to close in order.
      ending.kill('SIGKILL');
      await ended;
    },
    publish: ({ room, feedId, offer }) => describe({ ask: 'publish', room, feedId, offer }),
    watch: async ({ room, feedId, sessionId, offer }) => {
      if (offer === undefined) throw new StageRefusal('badDescription', 'the client offers first');
      return describe({ ask: 'watch', room, feedId, sessionId, offer });
    },
    answer: async () => {
      throw new StageRefusal('noSession');
    },
    leave: async (place) => {
      const request: SfuRequest =
        'feedId' in place ? { ask: 'leaveFeed', ...place } : { ask: 'leaveSession', ...place };
      // Whoever leaves a process that has ended has left.
      if (opened) await ask(request);
    },
    closeRoom: async (room) => {
      if (opened) await ask({ ask: 'closeRoom', room });
    },
    health: async () => {
      if (!opened) return { isUp: false, feeds: 0, viewers: 0, maxViewers: settings.maxViewers };
      const { maxViewers } = opened;
      // The answer to `health` is this type and no other.
      const counts = (await ask({ ask: 'health' })) as SfuCounts;
      return { isUp: true, ...counts, maxViewers };
    },
    subscribe,
  };
}
