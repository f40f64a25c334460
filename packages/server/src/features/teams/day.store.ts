import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

const counters = ['attention', 'praise', 'read', 'reward', 'content'] as const;
type Counted = { readonly tenantId: string; readonly accountId: string; readonly day: string } & {
  readonly [counter in Exclude<(typeof counters)[number], 'reward'>]?: number;
} & {
  /** In hundredths. */
  readonly reward?: bigint;
};

/** D-096: so many more, or less, on a day. */
export async function countDay(tx: Tx, counted: Counted): Promise<void> {
  await tx
    .insertInto('shareAccountDay')
    .values(counted)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'day'])
        .doUpdateSet(
          Object.fromEntries(
            counters.map((name) => [
              name,
              sql<number>`${sql.ref(`shareAccountDay.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
            ]),
          ),
        ),
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
