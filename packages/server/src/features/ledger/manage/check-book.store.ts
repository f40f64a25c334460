import type { Role } from '@shuyuan/contract/kernel/capabilities';
import { AccountType } from '@shuyuan/contract/ledger/currencies';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

const isPlatform = sql<boolean>`account.account_type = ${sql.lit(AccountType.platform)}`;

/**
 * Everything in one statement, so that all of it is of one moment. As texts: what all accounts have together may be
 * more than one of them can hold.
 */
export const addUp = (read: Reads, tenantId: string) =>
  read
    .with('entries', (db) =>
      db
        .selectFrom('ledgerEntry')
        .select([
          'accountId',
          sql<string>`coalesce(sum(amount) filter (where amount > 0), 0)`.as('came'),
          sql<string>`coalesce(-sum(amount) filter (where amount < 0), 0)`.as('went'),
        ])
        .where('tenantId', '=', tenantId)
        .groupBy('accountId'),
    )
    .with('counted', (db) =>
      db
        .selectFrom('ledgerTrade')
        .select(['currency', sql<bigint>`count(*)`.as('tradeNum')])
        .where('tenantId', '=', tenantId)
        .groupBy('currency'),
    )
    .selectFrom('ledgerAccount as account')
    .leftJoin('entries', 'entries.accountId', 'account.id')
    .leftJoin('counted', 'counted.currency', 'account.currency')
    .select([
      'account.currency',
      sql<string>`coalesce(sum(entries.went - entries.came) filter (where ${isPlatform}), 0)::text`.as('issued'),
      sql<string>`coalesce(sum(account.balance) filter (where not ${isPlatform}), 0)::text`.as('held'),
      sql<bigint>`count(*) filter (where not ${isPlatform})`.as('accountNum'),
      sql<bigint>`coalesce(max(counted.trade_num), 0)`.as('tradeNum'),
      sql<bigint>`count(*) filter (where not ${isPlatform} and (account.amount_in <> coalesce(entries.came, 0)
        or account.amount_out <> coalesce(entries.went, 0)))`.as('wrongNum'),
    ])
    .where('account.tenantId', '=', tenantId)
    .groupBy('account.currency')
    .execute();

type Sums = Awaited<ReturnType<typeof addUp>>[number];

/** Of several checks of a day the last stays. */
export async function insertCheck(
  tx: Tx,
  { tenantId, day, at, sums }: { tenantId: string; day: string; at: Date; sums: readonly Sums[] },
): Promise<void> {
  if (sums.length === 0) return;
  await tx
    .insertInto('ledgerCheck')
    .values(sums.map((sum) => ({ ...sum, tenantId, day, checkedAt: at })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'currency', 'day']).doUpdateSet((row) => ({
        issued: row.ref('excluded.issued'),
        held: row.ref('excluded.held'),
        accountNum: row.ref('excluded.accountNum'),
        tradeNum: row.ref('excluded.tradeNum'),
        wrongNum: row.ref('excluded.wrongNum'),
        checkedAt: row.ref('excluded.checkedAt'),
      })),
    )
    .execute();
}

/** The active people who have one of the roles. */
export async function listHoldersOf(read: Reads, tenantId: string, roles: readonly Role[]): Promise<string[]> {
  const rows = await read
    .selectFrom('memberRole')
    .innerJoin('member', 'member.id', 'memberRole.memberId')
    .select('member.id')
    .distinct()
    .where('memberRole.tenantId', '=', tenantId)
    .where('memberRole.role', 'in', roles)
    .where('member.state', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}
