import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** The first half of our advisory locks for workers; the second half is the name of the pool of workers. */
const lockClass = 7_309;
/** A pool that has just started may hold a job before it holds its lock. */
const graceSeconds = 30;
const againMs = 1_000;

/**
 * Gives back the jobs of workers that are gone: the process was killed, and the library itself would wait for four
 * hours. Whoever is alive holds a lock; the database frees it with the connection.
 */
export async function releaseOrphanedJobs(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with holders as materialized (
       select distinct locked_by as name from graphile_worker._private_jobs
       where locked_at < now() - make_interval(secs => $2)
     ), gone as materialized (
       select name from holders where pg_try_advisory_xact_lock($1, hashtext(name))
     ), released as materialized (
       select graphile_worker.force_unlock_workers(array_agg(name)) from gone having count(*) > 0
     )
     select name from gone, released`,
    [lockClass, graceSeconds],
  );
  return rows.map(({ name }) => name);
}

/** Says that the workers of this name are alive until the signal, on a connection of its own; on a new one if it breaks. */
export async function announceWorkers(pool: pg.Pool, name: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const connection = await pool.connect().catch(() => null);
    try {
      await connection?.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, name]);
      if (connection) await once(connection, 'end', { signal });
    } catch {
      // Silent for a moment; nobody takes a job away from whoever was silent for less than the grace.
    } finally {
      // Closed, not kept for another use: the lock lives as long as the connection.
      connection?.release(true);
    }
    await sleep(againMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Gives back the jobs of workers whose work is given up. */
export async function releaseJobs(pool: pg.Pool, name: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [name]);
}
