import { ngrams, searchable } from '../../platform/searchable.ts';
import type { Currency, HolderType } from '@shuyuan/contract/ledger/currencies';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

export type HolderKey = { readonly accountType: HolderType; readonly holderId: string };

export type TradeRow = {
  readonly id: string;
  readonly currency: Currency;
  readonly businessType: string | null;
  readonly businessId: string | null;
  readonly detail: string;
  readonly onceKey: string | null;
  readonly reverses: string | null;
};

/** The effect of the trades on one account, in hundredths. */
export type AccountRow = HolderKey & {
  /** Of the account, where there is none yet. */
  readonly id: string;
  readonly currency: Currency;
  readonly comes: bigint;
  readonly goes: bigint;
  /** The balance it needs before, so that none of its legs takes it below zero. */
  readonly floor: bigint;
};

export type LegRow = {
  /** Which of the trades and which of the accounts, counted from one; account 0 is the platform's. */
  readonly trade: number;
  readonly account: number;
  readonly tradeType: TradeType;
  readonly amount: bigint;
  /** The sum of all that moved in its account by then, with this leg. */
  readonly movement: bigint;
  readonly holderName: string;
};

type Posting = {
  readonly tenantId: string;
  readonly at: Date;
  /** Null: the platform by itself. */
  readonly createdBy: string | null;
  readonly trades: readonly TradeRow[];
  readonly accounts: readonly AccountRow[];
  readonly legs: readonly LegRow[];
};

/** The totals of the accounts before, in their order; none where what may happen once only has happened. */
type Answer = {
  readonly outcome: 'posted' | 'repeated' | 'refused';
  readonly came: readonly string[] | null;
  readonly went: readonly string[] | null;
};

/** Each value of the rows as a list of its own, which is how the database takes them in one call. */
const pick = <Row>(rows: readonly Row[], value: (row: Row) => unknown) => sql`${rows.map(value)}`;

/**
 * All of it in one call: `post_trades` of the database writes trades, accounts, totals and entries. Of several trades none
 * may be one that happens once only.
 */
export async function insertTrades(tx: Tx, { tenantId, at, createdBy, trades, accounts, legs }: Posting) {
  const { rows } = await sql<Answer>`
    select outcome, came, went from post_trades(${tenantId}, ${at}, ${createdBy},
      ${pick(trades, ({ id }) => id)}, ${pick(trades, ({ currency }) => currency)},
      ${pick(trades, ({ businessType }) => businessType)}, ${pick(trades, ({ businessId }) => businessId)},
      ${pick(trades, ({ detail }) => detail)}, ${pick(trades, ({ detail }) => searchable(detail))},
      ${pick(trades, ({ detail }) => ngrams(detail).join(' '))},
      ${pick(trades, ({ onceKey }) => onceKey)}, ${pick(trades, ({ reverses }) => reverses)},
      ${pick(accounts, ({ id }) => id)}, ${pick(accounts, ({ accountType }) => accountType)},
      ${pick(accounts, ({ holderId }) => holderId)}, ${pick(accounts, ({ currency }) => currency)},
      ${pick(accounts, ({ comes }) => comes)}, ${pick(accounts, ({ goes }) => goes)}, ${pick(accounts, ({ floor }) => floor)},
      ${pick(legs, ({ trade }) => trade)}, ${pick(legs, ({ account }) => account)},
      ${pick(legs, ({ tradeType }) => tradeType)}, ${pick(legs, (leg) => leg.amount)},
      ${pick(legs, ({ movement }) => movement)}, ${pick(legs, ({ holderName }) => holderName)})`.execute(tx);
  const [answer] = rows;
  if (!answer) throw new Error('the book gave no answer');
  return {
    outcome: answer.outcome,
    totals: (answer.came ?? []).map((came, place) => ({
      amountIn: BigInt(came),
      amountOut: BigInt(answer.went?.[place] ?? 0),
    })),
  };
}

type AccountKey = HolderKey & { readonly tenantId: string; readonly currency: Currency };

/** The totals of an account, held until the transaction ends: one alone, before the trade about it and after no other. */
export const lockAccount = (tx: Tx, { tenantId, currency, accountType, holderId }: AccountKey) =>
  tx
    .selectFrom('ledgerAccount')
    .select(['amountIn', 'amountOut'])
    .where('tenantId', '=', tenantId)
    .where('accountType', '=', accountType)
    .where('holderId', '=', holderId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();
