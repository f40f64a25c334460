import { runMigrations, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { SystemContext } from './context.ts';
import { jobLogger, runQueue } from './job-queue/run-queue.ts';
import type { Log } from './log.ts';
import type { Tx } from './db.ts';

/** After this many failures a job stays where it is, visible as a dead letter. */
const maxAttempts = 8;

declare const payloadType: unique symbol;
/** The name of a job of the queue. Its type says what is enqueued under it, and so what its handler is given. */
export type JobName<P extends object> = string & { readonly [payloadType]: P };

// At run time a name is its text; what it stands for is known to the compiler alone.
export const jobName = <P extends object>(name: string): JobName<P> => name as JobName<P>;

/** One kind of work done after commit. The handler re-reads the present before it acts: the payload only says where to look. */
export type Job = {
  readonly name: string;
  readonly handle: (ctx: SystemContext, payload: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Five cron fields in UTC, for work that comes by the clock. */
  readonly cron?: string;
};

/** The work behind a name of the queue. */
export const defineJob = <P extends object>(
  name: JobName<P>,
  handle: (ctx: SystemContext, payload: P) => Promise<void>,
): Job => ({
  name,
  // `enqueue` takes no other payload under this name.
  handle: (ctx, payload) => handle(ctx, payload as P),
});

type Enqueue<P extends object> = {
  readonly name: JobName<P>;
  readonly payload: NoInfer<P>;
  readonly runAt?: Date;
  /** A job of the same key that has not run yet is replaced. */
  readonly key?: string;
  /** Jobs of one queue run one after another, in whichever process: work that takes long leaves room for the rest. */
  readonly queue?: string;
};

/** The outbox: the job becomes visible when the transaction commits, and vanishes with it. */
export async function enqueue<P extends object>(
  tx: Tx,
  { name, payload, runAt, key, queue }: Enqueue<P>,
): Promise<void> {
  const at = runAt ?? null;
  await sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${maxAttempts}, ${at}::timestamptz, ${key ?? null}, ${queue ?? null})`.execute(
    tx,
  );
}

export const migrateJobs = (connectionString: string, log: Log): Promise<void> =>
  runMigrations({ connectionString, logger: jobLogger(log) });

type Work = {
  readonly url: string;
  readonly jobs: readonly Job[];
  readonly concurrency: number;
  readonly ctx: SystemContext;
  /** How long running jobs may take when everything stops. */
  readonly graceMs?: number;
};

const defaultGraceMs = 10_000;

export async function startJobs(work: Work): Promise<{ stop: () => Promise<void> }> {
  const { url, jobs, concurrency, ctx, graceMs = defaultGraceMs } = work;
  const taskList: TaskList = Object.fromEntries(
    jobs.map(({ name, handle }) => [
      name,
      async (payload) => {
        // `enqueue` and cron only ever write objects.
        await handle(ctx, payload as Record<string, unknown>);
      },
    ]),
  );
  const crontab = jobs.flatMap(({ name, cron }) => (cron ? `${cron} ${name}` : [])).join('\n');
  const queue = await runQueue({ url, taskList, crontab, concurrency, log: ctx.log });
  return { stop: () => queue.stop(graceMs) };
}

/** Jobs that used up their attempts; one whose last attempt still runs is not dead yet. */
export async function countDeadLetters(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: bigint }>(
    'select count(*) from graphile_worker.jobs where attempts >= max_attempts and locked_at is null',
  );
  return Number(rows[0]?.count ?? 0);
}

/** What a dead letter was, for those who ask later why it is gone. */
export type SettledLetter = { readonly name: string; readonly attempts: number; readonly lastError: string };

/** Gives a dead letter its attempts again or gives it up, in the transaction of the caller; null when there is none. */
export async function settleDeadLetter(
  tx: Tx,
  { id, isRetried }: { readonly id: string; readonly isRetried: boolean },
): Promise<SettledLetter | null> {
  const { rows } = await sql<SettledLetter>`
    select name, attempts, last_error from settle_dead_job(${id}::bigint, ${isRetried})`.execute(tx);
  return rows[0] ?? null;
}
