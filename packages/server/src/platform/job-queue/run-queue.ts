import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';
import { announceWorkers, releaseJobs, releaseOrphanedJobs } from './release-orphaned-jobs.ts';

const orphansEveryMs = 60_000;
const firstRestartMs = 1_000;
const maxRestartMs = 30_000;
/** Beside those of the workers: one listens, one says that they are alive, one looks for orphans. */
const ownConnections = 3;

type Work = {
  readonly url: string;
  readonly taskList: TaskList;
  readonly crontab: string;
  readonly concurrency: number;
  readonly log: Log;
};

type Queue = {
  /** Waits for running jobs until `graceMs` are over; those still running then are given back to the queue. */
  readonly stop: (graceMs: number) => Promise<void>;
};

/** Works through the queue until it is stopped; begins again where the database went away in the middle of a job. */
export async function runQueue(work: Work): Promise<Queue> {
  const { log } = work;
  const pool = openPool(work);
  const stopping = new AbortController();
  let workers = await startWorkers(work, pool);

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      await workers.ended;
      for (let waitMs = firstRestartMs; !stopping.signal.aborted; waitMs = Math.min(waitMs * 2, maxRestartMs)) {
        log.error({ waitMs }, 'the jobs stopped; they are started again');
        await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (await restart()) break;
      }
    }
  }

  async function restart(): Promise<boolean> {
    if (stopping.signal.aborted) return false;
    try {
      await workers.giveUp();
      workers = await startWorkers(work, pool);
    } catch (error) {
      log.error({ err: error }, 'the jobs could not be started');
      return false;
    }
    // Asked to stop while these started: nobody else knows of them.
    if (stopping.signal.aborted) await workers.stop();
    return true;
  }

  const supervised = supervise();
  const orphans = setInterval(() => {
    releaseOrphanedJobs(pool).then(
      (names) => names.length > 0 && log.warn({ names }, 'jobs of workers that are gone were given back'),
      (error: unknown) => log.warn({ err: error }, 'jobs of workers that are gone could not be looked for'),
    );
  }, orphansEveryMs);

  return {
    stop: async (graceMs) => {
      clearInterval(orphans);
      stopping.abort();
      const late = new AbortController();
      const isLate = sleep(graceMs, true, { signal: late.signal }).catch(() => false);
      const stopped = workers.stop().then(() => supervised);
      if (await Promise.race([stopped.then(() => false), isLate])) {
        await workers.giveUp().catch((error: unknown) => {
          log.error({ err: error }, 'running jobs could not be given back');
        });
      }
      late.abort();
      await pool.end();
    },
  };
}

/** One run of the library: it ends for good when the database refuses to write how a job ended. */
async function startWorkers({ taskList, crontab, concurrency, log }: Work, pgPool: pg.Pool) {
  let isGivenUp = false;
  const events: WorkerEvents = new EventEmitter();
  const created = once(events, 'pool:create');
  const runner = await run({
    pgPool,
    taskList: heldBack(taskList, () => isGivenUp),
    crontab,
    concurrency,
    events,
    noHandleSignals: true,
    logger: jobLogger(log),
    // Without a delay nobody handles the error of a job that cannot be written as done, and it ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  // The library says nothing else with this event.
  const [{ workerPool }] = (await created) as [{ readonly workerPool: { readonly id: string } }];
  const leaving = new AbortController();
  void announceWorkers(pgPool, workerPool.id, leaving.signal);
  const leave = (): void => leaving.abort();
  const ended = runner.promise.then(leave, leave);
  return {
    ended,
    // It refuses where it has stopped by itself.
    stop: () =>
      runner.stop().then(
        () => ended,
        () => ended,
      ),
    giveUp: async (): Promise<void> => {
      isGivenUp = true;
      leave();
      await releaseJobs(pgPool, workerPool.id);
    },
  };
}

/** Once jobs are given up, the library hears of no end any more: it would write it on a connection that is closed. */
const heldBack = (taskList: TaskList, isGivenUp: () => boolean): TaskList =>
  Object.fromEntries(
    Object.entries(taskList).map(([name, task]) => [
      name,
      async (...call) => {
        try {
          await task?.(...call);
        } finally {
          if (isGivenUp()) await new Promise(() => undefined);
        }
      },
    ]),
  );

/** Ours, because the library forgets its listeners when it stops, and a database that goes away then ends the process. */
function openPool({ url, concurrency, log }: Work): pg.Pool {
  const max = concurrency + ownConnections;
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'shuyuan-jobs' });
  pool.on('error', (error) => log.warn({ err: error }, 'the jobs lost a database connection'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const jobLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ job: meta }, message);
    else if (level === 'warning') log.warn({ job: meta }, message);
    else log.debug({}, message);
  });
