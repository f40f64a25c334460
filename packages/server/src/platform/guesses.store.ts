import { createHash } from 'node:crypto';
import { countFailure, type GuessCount, type GuessLimit, noGuesses } from '@shuyuan/contract/auth/guess-limits';
import { sql } from 'kysely';
import type { Reads, Tx } from './db.ts';

export const guessKey = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

type Row = { readonly failures: number; readonly lockedUntil: Date; readonly lastAt: Date };
const countOf = (row: Row | undefined): GuessCount =>
  row ? { failures: row.failures, lockedUntil: row.lockedUntil.getTime(), lastAt: row.lastAt.getTime() } : noGuesses;

export async function findGuesses(read: Reads, key: Buffer): Promise<GuessCount> {
  const row = await read
    .selectFrom('guessCount')
    .select(['failures', 'lockedUntil', 'lastAt'])
    .where('key', '=', key)
    .executeTakeFirst();
  return countOf(row);
}

/** The end of the longest lock on any of these; 0: none is locked. */
export async function findLock(read: Reads, keys: readonly Buffer[]): Promise<number> {
  const { until } = await read
    .selectFrom('guessCount')
    .select(({ fn }) => fn.max<Date | null>('lockedUntil').as('until'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow();
  return until?.getTime() ?? 0;
}

/** Until the transaction ends nobody else counts here: guesses are judged one after the other, however many arrive at once. */
export async function lockGuesses(tx: Tx, key: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`.execute(tx);
}

type Guessed = { readonly key: Buffer; readonly limit: GuessLimit; readonly now: number };

/** One more wrong guess; the count it leaves. */
export async function insertFailure(tx: Tx, { key, limit, now }: Guessed): Promise<GuessCount> {
  await lockGuesses(tx, key);
  const after = countFailure(limit, await findGuesses(tx, key), now);
  const row = { failures: after.failures, lockedUntil: new Date(after.lockedUntil), lastAt: new Date(after.lastAt) };
  await tx
    .insertInto('guessCount')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return after;
}

/** Takes back one guess that was none. */
export async function deleteFailure(tx: Tx, key: Buffer): Promise<void> {
  await tx
    .updateTable('guessCount')
    .set({ failures: sql`greatest(failures - 1, 0)`, lockedUntil: new Date(0) })
    .where('key', '=', key)
    .execute();
}

export async function deleteGuesses(tx: Tx, key: Buffer): Promise<void> {
  await tx.deleteFrom('guessCount').where('key', '=', key).execute();
}

export async function deleteGuessesBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('guessCount').where('lastAt', '<', time).where('lockedUntil', '<', time).execute();
}
