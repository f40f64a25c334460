import { expect } from 'vitest';
import type { TestWorld } from './open-world.ts';

type Other = {
  readonly statement: string;
  /** Done when the call waits already, before the commit. */
  readonly afterwards?: string;
  readonly values: unknown[];
};

/**
 * What a call answers when somebody else's change is decided, but not yet committed, while the call is on its way: the
 * call has looked before, and waits for the other one when it writes.
 */
export async function whileChanging<T>(
  { installation, rows }: TestWorld,
  { statement, afterwards, values }: Other,
  call: () => Promise<T>,
): Promise<T> {
  const other = await installation.db.owner.connect();
  try {
    await other.query('begin');
    const { rows: pids } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.query(statement, values);
    const calling = call();
    let isOver = false;
    const over = (): void => void (isOver = true);
    calling.then(over, over);
    const waiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    const isWaiting = async () => (await rows(waiting, [pids[0]?.pid])).length > 0;
    await expect.poll(async () => isOver || (await isWaiting())).toBe(true);
    expect(isOver, 'the call waited for nobody').toBe(false);
    if (afterwards) await other.query(afterwards, values);
    await other.query('commit');
    return await calling;
  } finally {
    other.release(true);
  }
}
