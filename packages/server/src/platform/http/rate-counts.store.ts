import { sql } from 'kysely';
import type { Tx } from '../db.ts';

export type RateCount = { readonly count: number; readonly secondsLeft: number };

/**
 * One more in the window that runs, or the first of another. By the clock of the database, the only one that all
 * processes share.
 */
export async function countCall(tx: Tx, key: Buffer, windowMs: number): Promise<RateCount> {
  const endsAt = sql<Date>`now() + ${windowMs} * interval '1 millisecond'`;
  const isOver = sql<boolean>`rate_count.ends_at <= now()`;
  return tx
    .insertInto('rateCount')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else rate_count.count + 1 end`,
        endsAt: sql<Date>`case when ${isOver} then excluded.ends_at else rate_count.ends_at end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('secondsLeft')])
    .executeTakeFirstOrThrow();
}

export async function deleteEndedCounts(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('rateCount')
    .where('endsAt', '<=', sql<Date>`now()`)
    .execute();
}
