import { Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { allTrades, type TradeType } from '@shuyuan/contract/ledger/trade-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import type { HolderKey } from './book.store.ts';

export type AccountKey = HolderKey & { readonly tenantId: string; readonly currency: Currency };

/** D-104. Who never had anything has no account yet, which reads the same. */
export async function findTotals(read: Reads, { tenantId, accountType, holderId, currency }: AccountKey) {
  const row = await read
    .selectFrom('ledgerAccount')
    .select(['amountIn', 'amountOut', 'balance'])
    .where('tenantId', '=', tenantId)
    .where('accountType', '=', accountType)
    .where('holderId', '=', holderId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row ?? { amountIn: 0n, amountOut: 0n, balance: 0n };
}

type Filter = {
  readonly type?: Direction | undefined;
  readonly tradeType: TradeType | typeof allTrades;
};

const entries = (read: Reads, { tenantId, accountType, holderId, currency }: AccountKey, { type, tradeType }: Filter) =>
  read
    .selectFrom('ledgerEntry as entry')
    .innerJoin('ledgerAccount as account', 'account.id', 'entry.accountId')
    .where('account.tenantId', '=', tenantId)
    .where('account.accountType', '=', accountType)
    .where('account.holderId', '=', holderId)
    .where('account.currency', '=', currency)
    .$if(type !== undefined, (query) => query.where('entry.direction', '=', type ?? Direction.income))
    .$if(tradeType !== allTrades, (query) => query.where('entry.tradeType', '=', tradeType));

export async function countEntries(read: Reads, key: AccountKey, filter: Filter): Promise<number> {
  const { total } = await entries(read, key, filter)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** LEDGER-04, the newest first. */
export const listEntries = (read: Reads, key: AccountKey, { paging, ...filter }: Filter & { paging: Paging }) =>
  entries(read, key, filter)
    .innerJoin('ledgerTrade as trade', 'trade.id', 'entry.tradeId')
    .select([
      'entry.seq',
      'entry.direction',
      'entry.tradeType',
      'entry.amount',
      'entry.balanceAfter',
      'trade.id as tradeId',
      'trade.createdByAccount',
      'trade.createdByName',
      'trade.businessType',
      'trade.businessId',
      'trade.detail',
      'trade.createdAt',
    ])
    .orderBy('entry.seq', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

/** PERSON-03: a grade is made of what was earned; what was spent of it takes no grade away. */
export async function findEarnedIntegral(read: Reads, tenantId: string, holderId: string): Promise<bigint> {
  const key = { tenantId, accountType: 2, holderId, currency: Currency.integral } as const;
  return (await findTotals(read, key)).amountIn;
}
