import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type WrongTries = { readonly count: number; readonly since: Date };

export async function findWrongTries(read: Reads, liveId: string): Promise<WrongTries | undefined> {
  return read
    .selectFrom('livePasscodeTries')
    .select(['count', 'since'])
    .where('liveId', '=', liveId)
    .executeTakeFirst();
}

type Try = { readonly tenantId: string; readonly liveId: string; readonly at: Date; readonly windowFrom: Date };

/** One more in the window that runs, or the first of another. */
export async function countWrongTry(tx: Tx, { tenantId, liveId, at, windowFrom }: Try): Promise<void> {
  const isOld = sql<boolean>`live_passcode_tries.since < ${windowFrom}`;
  await tx
    .insertInto('livePasscodeTries')
    .values({ tenantId, liveId, count: 1, since: at })
    .onConflict((conflict) =>
      conflict.column('liveId').doUpdateSet({
        count: sql<number>`case when ${isOld} then 1 else live_passcode_tries.count + 1 end`,
        since: sql<Date>`case when ${isOld} then excluded.since else live_passcode_tries.since end`,
      }),
    )
    .execute();
}
