import type { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import type { Reads } from '../../../platform/db.ts';

export async function findTrade(read: Reads, tenantId: string, id: string) {
  const row = await read
    .selectFrom('ledgerTrade')
    .select(['id', 'currency', 'detail', 'businessType', 'businessId', 'reverses'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  // The column is checked against the numbers of the contract.
  return row && { ...row, currency: row.currency as Currency };
}

/** A trade that took another one back; undefined where it did not. */
export async function findReversal(read: Reads, id: string) {
  const row = await read
    .selectFrom('ledgerTrade')
    .select(['tenantId', 'currency', 'detail as reason'])
    .where('id', '=', id)
    .where('reverses', 'is not', null)
    .executeTakeFirst();
  // The column is checked against the numbers of the contract.
  return row && { ...row, currency: row.currency as Currency };
}

/** The entries of a trade with the holders of their accounts. */
export async function listSides(read: Reads, tradeId: string) {
  const rows = await read
    .selectFrom('ledgerEntry as entry')
    .innerJoin('ledgerAccount as account', 'account.id', 'entry.accountId')
    .select(['account.accountType', 'account.holderId', 'entry.holderName', 'entry.amount'])
    .where('entry.tradeId', '=', tradeId)
    .orderBy('entry.seq')
    .execute();
  // The column is checked against the numbers of the contract.
  return rows.map((row) => ({ ...row, accountType: row.accountType as AccountType }));
}
