import { AccountType, type Currency, type HolderType } from '@shuyuan/contract/ledger/currencies';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';

type TradeQuery = { readonly tenantId: string; readonly currency: Currency; readonly search?: string | undefined };

const all = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/**
 * Finds trades by their author, the holder of an account, or their subject. Each has an index of its own: asked for in one condition,
 * the whole book would be read.
 */
function matches({ tenantId, currency, search = '' }: TradeQuery): RawBuilder<boolean> | null {
  if (search.trim() === '') return null;
  const found = (text: RawBuilder<string>, grams: RawBuilder<unknown>) => all(matchesSearch(search, text, grams));
  const person = sql`select member.id from member where member.tenant_id = ${tenantId}
    and ${found(sql`member.search_text`, sql`member.search`)}`;
  const sharer = sql`select sharer.id from share_account as sharer where sharer.tenant_id = ${tenantId}
    and ${found(sql`sharer.search_text`, sql`sharer.search`)}`;
  const ofHolders = (accountType: HolderType, holders: RawBuilder<unknown>) => sql`
    select entry.trade_id from ledger_account as account join ledger_entry as entry on entry.account_id = account.id
    where account.tenant_id = ${tenantId} and account.currency = ${currency}
      and account.account_type = ${accountType} and account.holder_id in (${holders})`;
  return sql<boolean>`trade.id in (
    select made.id from ledger_trade as made where made.created_by in (${person})
    union all ${ofHolders(AccountType.person, person)}
    union all ${ofHolders(AccountType.team, sharer)}
    union all select named.id from ledger_trade as named where named.tenant_id = ${tenantId}
      and ${found(sql`named.search_text`, sql`named.search`)})`;
}

function trades(read: Reads, query: TradeQuery) {
  const matching = matches(query);
  const selected = read
    .selectFrom('ledgerTrade as trade')
    .where('trade.tenantId', '=', query.tenantId)
    .where('trade.currency', '=', query.currency);
  return matching ? selected.where(matching) : selected;
}

export async function countTrades(read: Reads, query: TradeQuery): Promise<number> {
  const { total } = await trades(read, query)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The first of those from whom something went, or to whom it came; empty: the platform. */
const firstName = (side: RawBuilder<unknown>) => sql<string>`(select holder_name from ledger_entry
  where trade_id = trade.id and ${side} order by seq limit 1)`;
const went = sql`amount < 0`;
const came = sql`amount > 0`;

/** The newest first. Of each its two sides in short: of a distribution to five hundred not five hundred names. */
export async function listTrades(read: Reads, query: TradeQuery, paging: Paging) {
  return trades(read, query)
    .leftJoin('ledgerTrade as reversal', 'reversal.reverses', 'trade.id')
    .select([
      'trade.id',
      'trade.createdAt',
      'trade.createdByName',
      'trade.detail',
      'trade.reverses',
      'trade.businessType',
      'reversal.id as reversedBy',
      firstName(went).as('fromName'),
      firstName(came).as('toName'),
      sql<TradeType>`(select trade_type from ledger_entry where trade_id = trade.id and ${went} order by seq limit 1)`.as(
        'tradeType',
      ),
      sql<bigint>`(select count(*) from ledger_entry where trade_id = trade.id and ${came})`.as('toNum'),
      sql<bigint>`(select sum(amount)::bigint from ledger_entry where trade_id = trade.id and ${came})`.as('total'),
    ])
    .orderBy('trade.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
}
