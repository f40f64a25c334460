import type { TestWorld } from './open-world.ts';

/** What a call answers when all it writes, to this table too, is written and then the commit fails. */
export async function withFailingCommit<T>({ rows }: TestWorld, table: string, call: () => Promise<T>): Promise<T> {
  await rows(`create or replace function refuse_commit() returns trigger language plpgsql
    as $$ begin raise exception 'this commit fails'; end $$`);
  await rows(`create constraint trigger refuse_commit after insert or update on ${table}
    deferrable initially deferred for each row execute function refuse_commit()`);
  try {
    return await call();
  } finally {
    await rows(`drop trigger refuse_commit on ${table}`);
  }
}
