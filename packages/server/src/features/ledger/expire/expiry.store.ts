import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import type { MonthEarned } from '@shuyuan/contract/ledger/expiry-rule';
import type { EarnedLot, ExpiredLot } from '@shuyuan/contract/ledger/expired-share';
import { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** The points of people. */
const isOwnIntegral = sql<boolean>`account.account_type = ${sql.lit(AccountType.person)}
  and account.currency = ${sql.lit(Currency.integral)}`;

/**
 * Points that were earned came by no reversal. What came back of something spent is no earning, so that ordering and cancelling
 * makes no old points young.
 */
const isEarned = sql<boolean>`trade.reverses is null and entry.amount > 0`;
/** Points taken back of an earning, by a trade that names it. */
const isTakenBack = sql<boolean>`trade.reverses is not null and entry.amount < 0
  and entry.trade_type = ${sql.lit(TradeType.reversal)}`;

/** Everybody who has points, in the order in which accounts are held. */
export async function listOwners(read: Reads, tenantId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('ledgerAccount as account')
    .select('account.holderId')
    .where('account.tenantId', '=', tenantId)
    .where(isOwnIntegral)
    .where('account.balance', '>', 0n)
    .orderBy(sql`account.holder_id collate "C"`)
    .execute();
  return rows.map(({ holderId }) => holderId);
}

type OwnersQuery = { readonly tenantId: string; readonly memberIds: readonly string[] };

/** Holds the points of these people until the transaction ends, in the order in which the book holds accounts. */
export async function lockOwners(tx: Tx, { tenantId, memberIds }: OwnersQuery): Promise<void> {
  await sql`
    select account.id from unnest(${[...memberIds]}::text[]) as one (id)
      join ledger_account as account on account.tenant_id = ${tenantId} and account.holder_id = one.id and ${isOwnIntegral}
    order by account.holder_id collate "C"
    for update of account`.execute(tx);
}

export type Owner = {
  readonly memberId: string;
  readonly fullName: string;
  readonly balance: bigint;
  /** Earned after the cut-off. */
  readonly younger: bigint;
};

/** The balance of these people, and how much of it they earned from an id of the book on. */
export async function listYounger(
  tx: Tx,
  { tenantId, memberIds, from }: OwnersQuery & { readonly from: string },
): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select account.holder_id as member_id, member.full_name, account.balance, coalesce((
        select sum(entry.amount) from ledger_entry as entry join ledger_trade as trade on trade.id = entry.trade_id
        where entry.account_id = account.id and entry.trade_id >= ${from}
          and (${isEarned} or (${isTakenBack} and trade.reverses >= ${from}))
      ), 0)::bigint as younger
    from unnest(${[...memberIds]}::text[]) as one (id)
      join ledger_account as account on account.tenant_id = ${tenantId} and account.holder_id = one.id and ${isOwnIntegral}
      join member on member.id = account.holder_id
    order by account.holder_id collate "C"`.execute(tx);
  return rows;
}

type OwnQuery = { readonly tenantId: string; readonly memberId: string };

/** The points somebody earned in each month from an id of the book on, less what was taken back of it. */
export async function listMonths(
  read: Reads,
  { tenantId, memberId, from, timeZone }: OwnQuery & { readonly from: string; readonly timeZone: string },
): Promise<MonthEarned[]> {
  const month = sql<string>`to_char(coalesce(first.created_at, trade.created_at) at time zone ${timeZone}, 'YYYY-MM')`;
  return read
    .selectFrom('ledgerAccount as account')
    .innerJoin('ledgerEntry as entry', 'entry.accountId', 'account.id')
    .innerJoin('ledgerTrade as trade', 'trade.id', 'entry.tradeId')
    .leftJoin('ledgerTrade as first', 'first.id', 'trade.reverses')
    .select([month.as('month'), sql<bigint>`sum(entry.amount)::bigint`.as('earned')])
    .where('account.tenantId', '=', tenantId)
    .where('account.holderId', '=', memberId)
    .where(isOwnIntegral)
    .where('entry.tradeId', '>=', from)
    .where(sql<boolean>`(${isEarned} or ${isTakenBack})`)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

type ExpiryRow = { readonly memberId: string; readonly amount: bigint };

/** Of these the people of whom nothing had expired on this day; answers their ids. */
export async function insertExpired(
  tx: Tx,
  { tenantId, lastDay, earnedUntil }: { tenantId: string; lastDay: string; earnedUntil: string },
  rows: readonly ExpiryRow[],
): Promise<ReadonlySet<string>> {
  const { rows: written } = await sql<{ memberId: string }>`
    insert into integral_expiry (tenant_id, member_id, last_day, earned_until, amount)
    select ${tenantId}, one.member_id, ${lastDay}::date, ${earnedUntil}::date, one.amount
    from unnest(${rows.map(({ memberId }) => memberId)}::text[], ${rows.map((row) => row.amount)}::bigint[])
      as one (member_id, amount)
    order by one.member_id
    on conflict do nothing
    returning member_id`.execute(tx);
  return new Set(written.map(({ memberId }) => memberId));
}

/** Everything that has expired of somebody and was not given back, the first day first. */
export const listExpired = (read: Reads, memberId: string): Promise<ExpiredLot[]> =>
  read
    .selectFrom('integralExpiry')
    .select([sql<string>`last_day::text`.as('lastDay'), sql<string>`earned_until::text`.as('earnedUntil'), 'amount'])
    .where('memberId', '=', memberId)
    .where('amount', '>', 0n)
    .orderBy('lastDay')
    .execute();

/** Everything somebody has earned, trade by trade, less what was taken back of it. */
export async function listEarned(
  tx: Tx,
  { tenantId, memberId, timeZone }: OwnQuery & { readonly timeZone: string },
): Promise<EarnedLot[]> {
  const { rows } = await sql<EarnedLot>`
    select entry.trade_id, (trade.created_at at time zone ${timeZone})::date::text as day, (entry.amount + coalesce((
        select sum(back.amount) from ledger_trade as turned
          join ledger_entry as back on back.trade_id = turned.id and back.account_id = entry.account_id
        where turned.reverses = entry.trade_id and back.trade_type = ${sql.lit(TradeType.reversal)}
      ), 0))::bigint as amount
    from ledger_account as account
      join ledger_entry as entry on entry.account_id = account.id
      join ledger_trade as trade on trade.id = entry.trade_id
    where account.tenant_id = ${tenantId} and account.holder_id = ${memberId} and ${isOwnIntegral} and ${isEarned}
    order by entry.seq`.execute(tx);
  return rows;
}

/** So much of what expired on a day is back. */
export async function reduceExpired(tx: Tx, memberId: string, back: { lastDay: string; amount: bigint }) {
  await sql`update integral_expiry set amount = greatest(0, amount - ${back.amount}::bigint)
    where member_id = ${memberId} and last_day = ${back.lastDay}::date`.execute(tx);
}
