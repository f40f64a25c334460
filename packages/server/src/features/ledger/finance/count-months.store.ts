import { AccountType, type Currency } from '@shuyuan/contract/ledger/currencies';
import { type RawBuilder, sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

type TradesQuery = {
  readonly tenantId: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** The trades from this id on, as a value: only by one the database plans how few they are. */
  readonly from: string;
  /** And of those the ones that fit. */
  readonly only: RawBuilder<boolean>;
};

/** The sums trades moved, by month, kind of account, unit and reason; read by their ids, so that it costs what they are. */
export const sumsOfTrades = ({ tenantId, currency, timeZone, from, only }: TradesQuery) => sql`
  select date_trunc('month', trade.created_at at time zone ${timeZone})::date as month, account.account_type,
    coalesce(member.organization_id, team.organization_id, trade.tenant_id) as organization_id, entry.trade_type,
    coalesce(sum(entry.amount) filter (where entry.amount > 0), 0) as amount_in,
    coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0) as amount_out
  from ledger_trade as trade
    join ledger_entry as entry on entry.trade_id = trade.id
    join ledger_account as account on account.id = entry.account_id
    left join member on account.account_type = ${sql.lit(AccountType.person)} and member.id = account.holder_id
    left join share_account as team on account.account_type = ${sql.lit(AccountType.team)} and team.id = account.holder_id
  where trade.tenant_id = ${tenantId} and trade.currency = ${currency} and trade.id >= ${from} and ${only}
  group by 1, 2, 3, 4`;

/** Trades whose id sorts before this are in the months; it only grows. */
export async function findCounted(read: Reads, tenantId: string): Promise<string> {
  const row = await read
    .selectFrom('ledgerCounted')
    .select('untilId')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  return row?.untilId ?? '';
}

/** How far the months are counted, held until the transaction ends. */
export async function lockCounted(tx: Tx, tenantId: string): Promise<string> {
  await tx
    .insertInto('ledgerCounted')
    .values({ tenantId, untilId: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { untilId } = await tx
    .selectFrom('ledgerCounted')
    .select('untilId')
    .where('tenantId', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return untilId;
}

export const updateCounted = (tx: Tx, tenantId: string, untilId: string) =>
  tx.updateTable('ledgerCounted').set({ untilId }).where('tenantId', '=', tenantId).execute();

type MonthsInput = Omit<TradesQuery, 'only'> & {
  /** The first id that is left out. */
  readonly until: string;
};

/** Adds what these trades moved to the months. */
export async function addToMonths(tx: Tx, { until, ...query }: MonthsInput): Promise<void> {
  await sql`
    insert into ledger_month (tenant_id, currency, month, account_type, organization_id, trade_type, amount_in, amount_out)
    select ${query.tenantId}, ${query.currency}::smallint, sums.* from (${sumsOfTrades({ ...query, only: sql<boolean>`trade.id < ${until}` })}) as sums
    on conflict (tenant_id, currency, month, account_type, organization_id, trade_type) do update
    set amount_in = ledger_month.amount_in + excluded.amount_in,
      amount_out = ledger_month.amount_out + excluded.amount_out`.execute(tx);
}
