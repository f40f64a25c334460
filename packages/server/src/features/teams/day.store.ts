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

export type Activity = {
  readonly tenantId: string;
  readonly accountId: string;
  readonly day: string;
  readonly content?: number;
  readonly praise?: number;
  readonly read?: number;
  /** In hundredths. */
  readonly reward?: bigint;
};

/**
 * D-096: so many more, or less, in all and on the day, in one statement. The day is written from the account that was
 * counted, so the account is held before it, as everywhere.
 */
export async function insertActivity(tx: Tx, { tenantId, accountId, day, ...counts }: Activity): Promise<void> {
  const { content = 0, praise = 0, read = 0, reward = 0n } = counts;
  await sql`
    with counted as (
      update share_account set content_num = content_num + ${content}, praise_num = praise_num + ${praise},
        read_num = read_num + ${read}, reward_coin = reward_coin + ${reward}
      where id = ${accountId} returning id)
    insert into share_account_day as day (tenant_id, account_id, day, content, praise, read, reward)
    select ${tenantId}, id, ${day}::date, ${content}::integer, ${praise}::integer, ${read}::integer, ${reward}::bigint
    from counted
    on conflict (account_id, day) do update set content = day.content + excluded.content,
      praise = day.praise + excluded.praise, read = day.read + excluded.read, reward = day.reward + excluded.reward`.execute(
    tx,
  );
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
