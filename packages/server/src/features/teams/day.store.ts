import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

type Counted = {
  readonly tenantId: string;
  readonly accountId: string;
  readonly day: string;
  readonly attention: number;
};

/** D-096: one more, or one less, on a day. */
export async function countDay(tx: Tx, { attention, ...day }: Counted): Promise<void> {
  await tx
    .insertInto('shareAccountDay')
    .values({ ...day, attention })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'day'])
        .doUpdateSet({ attention: sql<number>`share_account_day.attention + excluded.attention` }),
    )
    .execute();
}

type Span = { readonly accountId: string; readonly from: string; readonly to: string };

/** The days on which something happened. Written out: a date of the driver would be a moment of this machine's zone. */
export async function listDays(read: Reads, { accountId, from, to }: Span) {
  const rows = await read
    .selectFrom('shareAccountDay')
    .select(['attention', 'praise', 'read', 'reward', 'content', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('accountId', '=', accountId)
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .execute();
  return rows.map((row) => ({ ...row, reward: Number(row.reward) }));
}
