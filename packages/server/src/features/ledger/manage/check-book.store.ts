import { AccountType } from '@shuyuan/contract/ledger/currencies';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

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
