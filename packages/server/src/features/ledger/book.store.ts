import { ngrams, searchable } from '../../platform/searchable.ts';
import { AccountType, type Currency, type HolderType } from '@shuyuan/contract/ledger/currencies';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** Rows go in as one list, whatever their number. JSON has no integers of 64 bits: amounts travel as texts. */
const asRows = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

type Of = { readonly tenantId: string; readonly currency: Currency; readonly at: Date };
export type HolderKey = { readonly accountType: HolderType; readonly holderId: string };
export type HeldAccount = HolderKey & {
  readonly id: string;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
};

/**
 * The accounts of these holders, made where there is none yet, each held until the transaction ends. Everybody makes
 * and holds them in one order, so that nobody waits in a circle.
 */
export async function lockAccounts(
  tx: Tx,
  { tenantId, currency, at, wanted }: Of & { readonly wanted: readonly (HolderKey & { readonly id: string })[] },
): Promise<HeldAccount[]> {
  const keys = asRows(wanted.map(({ id, accountType, holderId }) => ({ id, type: accountType, holder: holderId })));
  await sql`
    insert into ledger_account (id, tenant_id, account_type, holder_id, currency, created_at)
    select id, ${tenantId}, type, holder, ${currency}, ${at}
    from jsonb_to_recordset(${keys}::jsonb) as wanted (id text, type smallint, holder text)
    order by type, holder
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<HeldAccount>`
    select account.id, account.account_type, account.holder_id, account.amount_in, account.amount_out
    from ledger_account as account
    join jsonb_to_recordset(${keys}::jsonb) as wanted (type smallint, holder text)
      on account.account_type = wanted.type and account.holder_id = wanted.holder
    where account.tenant_id = ${tenantId} and account.currency = ${currency}
    order by account.account_type, account.holder_id
    for update of account`.execute(tx);
  return rows;
}

/** The platform's side of the book. It has no totals, and nobody waits for it. */
export async function openPlatform(
  tx: Tx,
  { tenantId, currency, at, id }: Of & { readonly id: string },
): Promise<string> {
  const key = { tenantId, accountType: AccountType.platform, holderId: tenantId, currency };
  const find = () =>
    tx
      .selectFrom('ledgerAccount')
      .select('id')
      .where((where) => where.and(key))
      .executeTakeFirst();
  const found = await find();
  if (found) return found.id;
  await tx
    .insertInto('ledgerAccount')
    .values({ ...key, id, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.id ?? id;
}

export async function saveTotals(tx: Tx, accounts: readonly Pick<HeldAccount, 'id' | 'amountIn' | 'amountOut'>[]) {
  await sql`
    update ledger_account set amount_in = total.came, amount_out = total.went
    from jsonb_to_recordset(${asRows(accounts.map((one) => ({ id: one.id, came: one.amountIn, went: one.amountOut })))}::jsonb)
      as total (id text, came bigint, went bigint)
    where ledger_account.id = total.id`.execute(tx);
}

export type TradeRow = Of & {
  readonly id: string;
  /** Null: the platform by itself. */
  readonly createdBy: string | null;
  readonly businessType: string | null;
  readonly businessId: string | null;
  readonly detail: string;
  readonly onceKey: string | null;
  readonly reverses: string | null;
};

/** False: what may happen once only has happened. Whoever comes second at the same moment waits to know. */
export async function insertTrade(tx: Tx, { at, ...trade }: TradeRow): Promise<boolean> {
  const { rows } = await sql`
    insert into ledger_trade (id, tenant_id, currency, created_by, created_by_account, created_by_name, business_type,
      business_id, detail, search_text, search, once_key, reverses, created_at)
    select ${trade.id}, ${trade.tenantId}, ${trade.currency}, ${trade.createdBy}, coalesce(member.account, ''),
      coalesce(member.full_name, ''), ${trade.businessType}, ${trade.businessId}, ${trade.detail},
      ${searchable(trade.detail)}, array_to_tsvector(${ngrams(trade.detail)}::text[]), ${trade.onceKey},
      ${trade.reverses}, ${at}
    from (select 1) as one left join member on member.id = ${trade.createdBy}
    on conflict do nothing
    returning id`.execute(tx);
  return rows.length === 1;
}

export type EntryRow = {
  readonly accountId: string;
  readonly tradeType: TradeType;
  readonly amount: bigint;
  readonly balanceAfter: bigint | null;
  readonly holderName: string;
};

/** All sides of a trade in one statement: the database refuses sides that differ. */
export async function insertEntries(
  tx: Tx,
  { tenantId, tradeId, currency }: { tenantId: string; tradeId: string; currency: Currency },
  entries: readonly EntryRow[],
): Promise<void> {
  const rows = entries.map((one) => ({
    account: one.accountId,
    type: one.tradeType,
    amount: one.amount,
    after: one.balanceAfter,
    holder: one.holderName,
  }));
  await sql`
    insert into ledger_entry (tenant_id, trade_id, account_id, currency, trade_type, amount, balance_after, holder_name)
    select ${tenantId}, ${tradeId}, account, ${currency}, type, amount, after, holder
    from rows from (jsonb_to_recordset(${asRows(rows)}::jsonb)
      as (account text, type smallint, amount bigint, after bigint, holder text)) with ordinality
      as entry (account, type, amount, after, holder, place)
    order by place`.execute(tx);
}
