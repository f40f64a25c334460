import type { Log } from './log.ts';

/** Work a request begins and nobody waits for: it goes on when the reader leaves, and ends with the process. */
export type BackgroundTasks = {
  /** `work` says how it ended. The signal aborts when the process stops: then it has a few seconds for its last write. */
  readonly start: (work: (signal: AbortSignal) => Promise<string>) => void;
  readonly running: () => number;
  /** How many ended, by how they did. */
  readonly ended: () => ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
};

/** What has not ended by then is left behind: the record of its last sign of life shows it. */
const lastWriteMs = 5_000;

export function openBackgroundTasks(log: Log): BackgroundTasks {
  const running = new Set<Promise<void>>();
  const ended = new Map<string, number>();
  const closing = new AbortController();

  async function run(work: (signal: AbortSignal) => Promise<string>): Promise<void> {
    const outcome = await work(closing.signal).catch((error: unknown) => {
      log.error({ err: error }, 'a background task failed');
      return 'failed';
    });
    ended.set(outcome, (ended.get(outcome) ?? 0) + 1);
  }

  return {
    start: (work) => {
      const task = run(work).finally(() => running.delete(task));
      running.add(task);
    },
    running: () => running.size,
    ended: () => ended,
    close: async () => {
      closing.abort();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => (timer = setTimeout(done, lastWriteMs)));
      await Promise.race([Promise.all(running), late]);
      clearTimeout(timer);
    },
  };
}
