import type { Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';

type Grant = {
  readonly tenantId: string;
  readonly currency: Currency;
  /** The holder it came from, and its name at that time. */
  readonly holderId: string;
  readonly holderName: string;
};

/** A distribution by the trade it is; undefined where the trade is another one. */
export async function findGrant(read: Reads, id: string): Promise<Grant | undefined> {
  return read
    .selectFrom('ledgerEntry as entry')
    .innerJoin('ledgerAccount as account', 'account.id', 'entry.accountId')
    .select(['entry.tenantId', 'entry.currency', 'account.holderId', 'entry.holderName'])
    .where('entry.tradeId', '=', id)
    .where('entry.tradeType', '=', TradeType.distribution)
    .orderBy('entry.seq')
    .limit(1)
    .executeTakeFirst();
}

const shares = (read: Reads, id: string) =>
  read
    .selectFrom('ledgerEntry as entry')
    .where('entry.tradeId', '=', id)
    .where('entry.tradeType', '=', TradeType.teamShare);

export async function countShares(read: Reads, id: string): Promise<number> {
  const { total } = await shares(read, id)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** LEDGER-06, in the order they were given; without a page all of them, as many as an account has people. */
export const listShares = (read: Reads, id: string, paging?: Paging) =>
  shares(read, id)
    .innerJoin('ledgerAccount as account', 'account.id', 'entry.accountId')
    .select(['account.holderId', 'entry.holderName', 'entry.amount'])
    .orderBy('entry.seq')
    .$if(paging !== undefined, (query) => query.limit(paging?.pageSize ?? 0).offset(paging ? offsetOf(paging) : 0))
    .execute();
