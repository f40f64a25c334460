import { AccountType, type Currency } from '@shuyuan/contract/ledger/currencies';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { sumsOfTrades } from './count-months.store.ts';

export type FinanceQuery = {
  readonly tenantId: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** As `2026-03`. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  /** Trades before this id are in the months, or were a moment ago. */
  readonly countedId: string;
  /** Null: the whole company. */
  readonly organizationId: string | null;
};
/** In hundredths, as texts: of many accounts together it may be more than 64 bits hold. */
export type MovedRow = { readonly amountIn: string; readonly amountOut: string };

/** The rows of a statement of our own, in its order. All of a statement is its row, which a generic one hides from the compiler. */
const rowsOf = <Row>(read: Reads, statement: RawBuilder<Row>): Promise<Row[]> =>
  read
    .selectFrom(sql<Row>`(${statement})`.as<'rows'>(sql`rows`))
    .selectAll()
    .execute() as Promise<Row[]>;

const platform = sql.lit(AccountType.platform);

/** The months as the nights counted them, and what came since. */
const sums = ({ tenantId, currency, timeZone, countedId }: FinanceQuery) => sql`
  select month, account_type, organization_id, trade_type, amount_in, amount_out from ledger_month
  where tenant_id = ${tenantId} and currency = ${currency}
  union all
  ${sumsOfTrades({
    tenantId,
    currency,
    timeZone,
    from: countedId,
    // Counted at the moment of this statement: a night that ends meanwhile is not counted twice.
    only: sql<boolean>`trade.id >= coalesce((select until_id from ledger_counted where tenant_id = ${tenantId}), '')`,
  })}`;

const since = ({ firstMonth }: FinanceQuery) => sql`month >= ${`${firstMonth}-01`}::date`;

/** Units that lie in the chosen one, and itself. */
const within = (organizationId: string) =>
  sql`organization_id in (select id from organization where path @> array[${organizationId}]::text[])`;

/** Of the company the platform's side, turned: what people gave each other neither came nor went. */
const scoped = (query: FinanceQuery): RawBuilder<unknown> =>
  query.organizationId === null
    ? sql`select month, trade_type, amount_out as amount_in, amount_in as amount_out from (${sums(query)}) as sums
        where account_type = ${platform} and ${since(query)}`
    : sql`select month, trade_type, amount_in, amount_out from (${sums(query)}) as sums
        where account_type <> ${platform} and ${within(query.organizationId)} and ${since(query)}`;

/** The balances of people and teams, each with the unit they belong to. */
const balances = ({ tenantId, currency }: FinanceQuery) => sql`
  select coalesce(member.organization_id, team.organization_id, account.tenant_id) as organization_id, account.balance
  from ledger_account as account
    left join member on account.account_type = ${sql.lit(AccountType.person)} and member.id = account.holder_id
    left join share_account as team on account.account_type = ${sql.lit(AccountType.team)} and team.id = account.holder_id
  where account.tenant_id = ${tenantId} and account.currency = ${currency} and account.account_type <> ${platform}`;

type MonthRow = MovedRow & { readonly month: string; readonly held: string };

/** Every month of the span, the first first; `held` is what is there now, read at the same moment as the months. */
export async function listMonths(read: Reads, query: FinanceQuery): Promise<readonly MonthRow[]> {
  const { organizationId, firstMonth, lastMonth } = query;
  const held = sql`select coalesce(sum(balance), 0) from (${balances(query)}) as balances
    ${organizationId === null ? sql`` : sql`where ${within(organizationId)}`}`;
  return rowsOf(
    read,
    sql<MonthRow>`
    with moved as (
      select month, sum(amount_in) as amount_in, sum(amount_out) as amount_out from (${scoped(query)}) as scoped group by month
    )
    select to_char(span.month, 'YYYY-MM') as month, coalesce(moved.amount_in, 0)::text as amount_in,
      coalesce(moved.amount_out, 0)::text as amount_out, (${held})::text as held
    from generate_series(${`${firstMonth}-01`}::date, ${`${lastMonth}-01`}::date, interval '1 month') as span (month)
      left join moved on moved.month = span.month
    order by span.month`,
  );
}

type KindRow = MovedRow & { readonly tradeType: TradeType };

export const listKinds = (read: Reads, query: FinanceQuery): Promise<readonly KindRow[]> =>
  rowsOf(
    read,
    sql<KindRow>`
    select trade_type, sum(amount_in)::text as amount_in, sum(amount_out)::text as amount_out
    from (${scoped(query)}) as scoped group by trade_type order by trade_type`,
  );

type UnitRow = { readonly id: string; readonly name: string };

/** The unit and those it lies in, the widest first; empty: there is none of this id. */
export const listAbove = (read: Reads, tenantId: string, id: string): Promise<UnitRow[]> =>
  read
    .selectFrom('organization as unit')
    .select(['unit.id', 'unit.name'])
    .where('unit.tenantId', '=', tenantId)
    .where(sql<boolean>`unit.id = any ((select path from organization where id = ${id})::text[])`)
    .orderBy(sql`cardinality(unit.path)`)
    .execute();

type UnitSumRow = UnitRow & MovedRow & { readonly held: string };

/** Sums by the unit right below `parent` that a place lies in; null: those that lie in none of them. */
const byUnit = (query: FinanceQuery, parent: string) => {
  const depth = sql`(select cardinality(path) + 1 from organization where id = ${parent})`;
  // A unit that is gone counts to the company itself.
  const places = sql`select id, path[${depth}] as unit from organization where path @> array[${parent}]::text[]`;
  const isHere = parent === query.tenantId ? sql`true` : sql`place.id is not null`;
  return sql`
    places as (${places}),
    moved as (
      select place.unit, sum(sums.amount_in) as amount_in, sum(sums.amount_out) as amount_out
      from (${sums(query)}) as sums left join places as place on place.id = sums.organization_id
      where sums.account_type <> ${platform} and ${isHere} and ${since(query)} group by place.unit
    ),
    held as (
      select place.unit, sum(balances.balance) as held
      from (${balances(query)}) as balances left join places as place on place.id = balances.organization_id
      where ${isHere} group by place.unit
    )`;
};

const sumColumns = sql`coalesce(moved.amount_in, 0)::text as amount_in, coalesce(moved.amount_out, 0)::text as amount_out,
  coalesce(held.held, 0)::text as held`;

export async function countUnits(read: Reads, tenantId: string, parent: string): Promise<number> {
  const { total } = await read
    .selectFrom('organization')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('parentId', '=', parent)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The units right below one, in the order of the tree. */
export async function listUnits(read: Reads, query: FinanceQuery, { parent, ...paging }: Paging & { parent: string }) {
  return rowsOf(
    read,
    sql<UnitSumRow>`
    with ${byUnit(query, parent)}
    select unit.id, unit.name, ${sumColumns}
    from organization as unit left join moved on moved.unit = unit.id left join held on held.unit = unit.id
    where unit.tenant_id = ${query.tenantId} and unit.parent_id = ${parent}
    order by unit.position, unit.id limit ${paging.pageSize} offset ${offsetOf(paging)}`,
  );
}

/** Of those who belong to the unit itself. */
export async function findDirect(read: Reads, query: FinanceQuery, parent: string) {
  const rows = await rowsOf(
    read,
    sql<MovedRow & { held: string }>`
    with ${byUnit(query, parent)}
    select ${sumColumns} from (select 1) as one left join moved on moved.unit is null left join held on held.unit is null`,
  );
  return rows[0] ?? { amountIn: '0', amountOut: '0', held: '0' };
}

type DetailRow = MovedRow & {
  /** Null: the platform, or a unit that is gone. */
  readonly name: string | null;
  readonly tradeType: TradeType;
  readonly accountType: AccountType;
};

/** One month by unit, kind of account and reason: as many rows as units times reasons, however much was traded. */
export async function listDetails(read: Reads, query: FinanceQuery, month: string): Promise<readonly DetailRow[]> {
  const { organizationId } = query;
  return rowsOf(
    read,
    sql<DetailRow>`
    select case when sums.account_type <> ${platform} then unit.name end as name, sums.account_type, sums.trade_type, sum(sums.amount_in)::text as amount_in,
      sum(sums.amount_out)::text as amount_out
    from (${sums(query)}) as sums left join organization as unit on unit.id = sums.organization_id
    where sums.month = ${`${month}-01`}::date
      and ${organizationId === null ? sql`true` : sql`sums.account_type <> ${platform} and ${within(organizationId)}`}
    group by unit.path, unit.name, sums.account_type, sums.trade_type
    order by sums.account_type, unit.path nulls last, sums.trade_type`,
  );
}

type ChecksQuery = { readonly tenantId: string; readonly currency: Currency };

export async function countChecks(read: Reads, { tenantId, currency }: ChecksQuery): Promise<number> {
  const { total } = await read
    .selectFrom('ledgerCheck')
    .select(sql<bigint>`count(*)`.as('total'))
    .where('tenantId', '=', tenantId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const listChecks = (read: Reads, { tenantId, currency }: ChecksQuery, paging: Paging) =>
  read
    .selectFrom('ledgerCheck')
    .select(['checkedAt', 'issued', 'held', 'accountNum', 'tradeNum', 'wrongNum'])
    .where('tenantId', '=', tenantId)
    .where('currency', '=', currency)
    .orderBy('day', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
