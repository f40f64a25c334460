import { ngrams, searchable } from '../../platform/searchable.ts';
import type { Currency, HolderType } from '@shuyuan/contract/ledger/currencies';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import { CompiledQuery } from 'kysely';
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

/** The order in which everybody holds accounts, so that nobody waits in a circle: groups of one type and currency. */
export const inOrder = (one: Omit<AccountRow, 'comes' | 'goes' | 'floor'>, other: typeof one): number =>
  one.accountType - other.accountType || one.currency - other.currency || (one.holderId < other.holderId ? -1 : 1);

type Group = Pick<AccountRow, 'accountType' | 'currency'> & { size: number };

function groupsOf(accounts: readonly AccountRow[]): Group[] {
  const groups: Group[] = [];
  for (const { accountType, currency } of accounts) {
    const last = groups.at(-1);
    if (last?.accountType === accountType && last.currency === currency) last.size += 1;
    else groups.push({ accountType, currency, size: 1 });
  }
  return groups;
}

const places = Array.from({ length: 25 }, (_, at) => `$${at + 1}`).join(', ');
/** One text, made once: building it anew for each trade took longer than reading the answer. */
const postText = `select outcome, came, went from post_trades(${places})`;

/**
 * All of it in one call: `post_trades` of the database writes trades, accounts, totals and entries. The accounts are given
 * `inOrder`, and of several trades none may be one that happens once only.
 */
export async function insertTrades(tx: Tx, { tenantId, at, createdBy, trades, accounts, legs }: Posting) {
  const groups = groupsOf(accounts);
  const words = new Map(
    trades.map(({ detail }) => [detail, { text: searchable(detail), grams: ngrams(detail).join(' ') }]),
  );
  const { rows } = await tx.executeQuery<Answer>(
    CompiledQuery.raw(postText, [
      tenantId,
      at,
      createdBy,
      trades.map(({ id }) => id),
      trades.map(({ currency }) => currency),
      trades.map(({ businessType }) => businessType),
      trades.map(({ businessId }) => businessId),
      trades.map(({ detail }) => detail),
      trades.map(({ detail }) => words.get(detail)?.text),
      trades.map(({ detail }) => words.get(detail)?.grams),
      trades.map(({ onceKey }) => onceKey),
      trades.map(({ reverses }) => reverses),
      groups.map(({ accountType }) => accountType),
      groups.map(({ currency }) => currency),
      groups.map(({ size }) => size),
      accounts.map(({ holderId }) => holderId),
      accounts.map(({ comes }) => comes),
      accounts.map(({ goes }) => goes),
      accounts.map(({ floor }) => floor),
      legs.map(({ trade }) => trade),
      legs.map(({ account }) => account),
      legs.map(({ tradeType }) => tradeType),
      legs.map((leg) => leg.amount),
      legs.map(({ movement }) => movement),
      legs.map(({ holderName }) => holderName),
    ]),
  );
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
