import type { Reads } from '../../../platform/db.ts';

export async function findTrade(read: Reads, tenantId: string, id: string) {
  return read
    .selectFrom('ledgerTrade')
    .select(['id', 'currency', 'detail', 'businessType', 'businessId', 'reverses'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One that may be posted once only. */
export const findTradeByKey = (read: Reads, tenantId: string, onceKey: string) =>
  read
    .selectFrom('ledgerTrade')
    .select(['id', 'currency', 'businessType', 'businessId'])
    .where('tenantId', '=', tenantId)
    .where('onceKey', '=', onceKey)
    .executeTakeFirst();

/** A trade that took another one back; undefined where it did not. */
export async function findReversal(read: Reads, id: string) {
  return read
    .selectFrom('ledgerTrade')
    .select(['tenantId', 'currency', 'detail as reason'])
    .where('id', '=', id)
    .where('reverses', 'is not', null)
    .executeTakeFirst();
}

/** Whether a trade was taken back by the book. */
export async function isReversed(read: Reads, id: string): Promise<boolean> {
  const row = await read.selectFrom('ledgerTrade').select('id').where('reverses', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The entries of a trade with the holders of their accounts. */
export async function listSides(read: Reads, tradeId: string) {
  return read
    .selectFrom('ledgerEntry as entry')
    .innerJoin('ledgerAccount as account', 'account.id', 'entry.accountId')
    .select(['account.accountType', 'account.holderId', 'entry.holderName', 'entry.amount'])
    .where('entry.tradeId', '=', tradeId)
    .orderBy('entry.seq')
    .execute();
}
