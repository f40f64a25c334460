import { expect } from 'vitest';
import type { TestWorld } from './open-world.ts';

type Other = { readonly statement: string; readonly values: unknown[] };

/**
 * What a call answers when somebody else's change is decided, but not yet committed, while the call is on its way: the
 * call has looked before, and waits for the other one when it writes.
 */
export async function whileChanging<T>(
  { installation, rows }: TestWorld,
  { statement, values }: Other,
  call: () => Promise<T>,
): Promise<T> {
  const other = await installation.db.owner.connect();
  try {
    await other.query('begin');
    const { rows: pids } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.query(statement, values);
    const calling = call();
    const waiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await expect.poll(() => rows(waiting, [pids[0]?.pid]), { timeout: 5_000 }).not.toEqual([]);
    await other.query('commit');
    return await calling;
  } finally {
    other.release(true);
  }
}
