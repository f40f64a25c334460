import { sql } from 'kysely';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { Reads, Tx } from '../../../platform/db.ts';

export const passcodeWindowMs = 10 * minuteMs;

export type Tries = { readonly count: number; readonly since: Date };

/** `network` is empty for those of all networks together. */
type TriesKey = { readonly liveId: string; readonly network: string };

/** None when the window they were counted in is over. */
export async function findTries(read: Reads, { liveId, network }: TriesKey, at: Date): Promise<Tries | undefined> {
  return read
    .selectFrom('livePasscodeTries')
    .select(['count', 'since'])
    .where('liveId', '=', liveId)
    .where('network', '=', network)
    .where('since', '>', windowFrom(at))
    .executeTakeFirst();
}

const windowFrom = (at: Date): Date => new Date(at.getTime() - passcodeWindowMs);

type Try = TriesKey & { readonly tenantId: string; readonly at: Date };

/** One more in the window that runs, or the first of another: one statement, so that no process misses another's. */
export async function countTry(tx: Tx, { tenantId, liveId, network, at }: Try): Promise<Tries> {
  const isOver = sql<boolean>`live_passcode_tries.since <= ${windowFrom(at)}`;
  return tx
    .insertInto('livePasscodeTries')
    .values({ tenantId, liveId, network, count: 1, since: at })
    .onConflict((conflict) =>
      conflict.columns(['liveId', 'network']).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else live_passcode_tries.count + 1 end`,
        since: sql<Date>`case when ${isOver} then excluded.since else live_passcode_tries.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

export async function forgetTries(tx: Tx, { liveId, network }: TriesKey): Promise<void> {
  await tx.deleteFrom('livePasscodeTries').where('liveId', '=', liveId).where('network', '=', network).execute();
}

export async function deleteOldTries(tx: Tx, at: Date): Promise<void> {
  await tx.deleteFrom('livePasscodeTries').where('since', '<=', windowFrom(at)).execute();
}
