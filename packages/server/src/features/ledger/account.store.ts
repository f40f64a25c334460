import { AccountType, Currency, Direction } from '@shuyuan/contract/ledger/currencies';
import { allTrades, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import type { Reads } from '../../platform/db.ts';
import type { HolderKey } from './book.store.ts';

type AccountKey = HolderKey & { readonly tenantId: string; readonly currency: Currency };

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

const accountId = (read: Reads, { tenantId, accountType, holderId, currency }: AccountKey) =>
  read
    .selectFrom('ledgerAccount as account')
    .select('account.id')
    .where('account.tenantId', '=', tenantId)
    .where('account.accountType', '=', accountType)
    .where('account.holderId', '=', holderId)
    .where('account.currency', '=', currency);

const typesOf = ({ tradeType }: Filter): readonly TradeType[] =>
  tradeType === allTrades ? Object.values(TradeType) : [tradeType];
const directionsOf = ({ type }: Filter): readonly Direction[] =>
  type === undefined ? Object.values(Direction) : [type];
const isFiltered = ({ type, tradeType }: Filter): boolean => type !== undefined || tradeType !== allTrades;

const entries = (read: Reads, key: AccountKey, filter: Filter) =>
  read
    .selectFrom('ledgerEntry as entry')
    .where('entry.accountId', '=', accountId(read, key))
    .$if(isFiltered(filter), (query) =>
      query
        .where('entry.tradeType', 'in', [...typesOf(filter)])
        .where('entry.direction', 'in', [...directionsOf(filter)]),
    );

export async function countEntries(read: Reads, key: AccountKey, filter: Filter): Promise<number> {
  const { total } = await entries(read, key, filter)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** LEDGER-04, the newest first. `giverName`: of a share of a distribution, whom it came from, as they were called then. */
export async function listEntries(read: Reads, key: AccountKey, { paging, ...filter }: Filter & { paging: Paging }) {
  const last = offsetOf(paging) + paging.pageSize;
  const columns = ['seq', 'tradeId', 'direction', 'tradeType', 'amount', 'balanceAfter'] as const;
  // Chosen before anything is joined: a team's ledger is read ten by ten, however long it has grown.
  const chosen = isFiltered(filter)
    ? read
        .selectFrom(
          sql<{ tradeType: TradeType; direction: Direction }>`(
            select trade_type, direction from unnest(${sql.val(typesOf(filter))}::smallint[]) as trade_type,
              unnest(${sql.val(directionsOf(filter))}::smallint[]) as direction)`.as('kind'),
        )
        .innerJoinLateral(
          (one) =>
            one
              .selectFrom('ledgerEntry')
              .select(columns)
              .where('accountId', '=', accountId(read, key))
              .whereRef('tradeType', '=', 'kind.tradeType')
              .whereRef('direction', '=', 'kind.direction')
              .orderBy('seq', 'desc')
              .limit(last)
              .as('entry'),
          (join) => join.onTrue(),
        )
        .select([
          'entry.seq',
          'entry.tradeId',
          'entry.direction',
          'entry.tradeType',
          'entry.amount',
          'entry.balanceAfter',
        ])
    : entries(read, key, filter).select(columns);
  const page = chosen.orderBy('seq', 'desc').limit(paging.pageSize).offset(offsetOf(paging));
  return read
    .with('page', () => page)
    .selectFrom('page as entry')
    .innerJoin('ledgerTrade as trade', 'trade.id', 'entry.tradeId')
    .select((entry) => [
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
      entry
        .selectFrom('ledgerEntry as giver')
        .select('giver.holderName')
        .whereRef('giver.tradeId', '=', 'entry.tradeId')
        .where('entry.tradeType', '=', TradeType.teamShare)
        .where('giver.tradeType', '=', TradeType.distribution)
        .orderBy('giver.seq')
        .limit(1)
        .as('giverName'),
    ])
    .orderBy('entry.seq', 'desc')
    .execute();
}

/** An entry takes back a deduction, which was counted as never earned: what comes back by it is earned again. */
const isUndeducted = sql<boolean>`exists (
  select from ledger_trade as trade join ledger_entry as first on first.trade_id = trade.reverses
  where trade.id = entry.trade_id and first.account_id = entry.account_id
    and first.trade_type = ${sql.lit(TradeType.deduction)})`;

/**
 * PERSON-03: a grade is made of what was earned. What was spent of it or has expired takes no grade away; what an administrator
 * took back was never earned, and what comes back of something spent is not earned again.
 */
export async function listEarnedIntegral(
  read: Reads,
  tenantId: string,
  holderIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const takenBack = sql<bigint>`coalesce((
    select sum(case
        when entry.direction = ${sql.lit(Direction.expenditure)} then entry.amount
        when not ${isUndeducted} then -entry.amount
      end)
    from ledger_entry as entry
    where entry.account_id = account.id and (
      entry.trade_type in (${sql.lit(TradeType.deduction)}, ${sql.lit(TradeType.reversal)})
      or (entry.trade_type = ${sql.lit(TradeType.expiry)} and entry.direction = ${sql.lit(Direction.income)}))
  ), 0)::bigint`;
  const rows = await read
    .selectFrom('ledgerAccount as account')
    .select(['account.holderId', 'account.amountIn', takenBack.as('takenBack')])
    .where('account.tenantId', '=', tenantId)
    .where('account.accountType', '=', AccountType.person)
    .where('account.holderId', 'in', [...holderIds])
    .where('account.currency', '=', Currency.integral)
    .execute();
  return new Map(rows.map((row) => [row.holderId, row.amountIn + row.takenBack]));
}

/** The same of one person. */
export const findEarnedIntegral = async (read: Reads, tenantId: string, holderId: string): Promise<bigint> =>
  (await listEarnedIntegral(read, tenantId, [holderId])).get(holderId) ?? 0n;
