import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { type AccountRow, type HolderKey, inOrder, insertTrades, type LegRow } from './book.store.ts';

export type Holder = HolderKey & {
  /** As it is now: the book keeps it (D-111). */
  readonly name: string;
};

/** One side of a trade: what comes to an account or, below zero, leaves it. */
export type Leg = {
  /** Null: the platform, which pays out what nobody gave it. */
  readonly holder: Holder | null;
  readonly amount: Amount;
  readonly tradeType: TradeType;
};

export type Trade = {
  readonly tenantId: string;
  readonly currency: Currency;
  readonly legs: readonly Leg[];
  readonly detail: string;
  readonly business?: { readonly type: string; readonly id: string };
  /** Names a trade that may be posted once only. */
  readonly onceKey?: string;
  readonly reverses?: string;
};

type Author = { readonly actor: { readonly id: string } | null; readonly now: () => number };
type Totals = { readonly amountIn: bigint; readonly amountOut: bigint };

/** 64 bits hold a little more; an account that is full is told so, not broken. */
const fullAt = 9_000_000_000_000_000_000n;
/** An amount no account holds is told as one that makes it full: 64 bits would not carry it. */
const carried = (value: bigint): bigint => (value > fullAt ? fullAt : value < -fullAt ? -fullAt : value);

const keyOf = (currency: Currency, { accountType, holderId }: HolderKey): string =>
  `${currency} ${accountType} ${holderId}`;

/** The totals of an account after a leg; none goes below zero (D-098). */
function move({ amountIn: came, amountOut: went }: Totals, change: bigint): Totals {
  const amountIn = came + (change > 0n ? change : 0n);
  const amountOut = went - (change < 0n ? change : 0n);
  demand(amountIn < fullAt && amountOut < fullAt, 'ledger.too-much');
  demand(amountIn >= amountOut, 'ledger.balance-short');
  return { amountIn, amountOut };
}

type Lines = { readonly accounts: readonly AccountRow[]; readonly legs: readonly LegRow[] };
type Movement = AccountRow & { readonly moved: bigint };

/** All that the trades move in each account: it is held once, and must have enough before all of them. */
function movementsOf(trades: readonly Trade[]): ReadonlyMap<string, Movement> {
  const movements = new Map<string, Movement>();
  for (const { currency, legs } of trades)
    for (const { holder, amount: change } of legs) {
      if (holder === null) continue;
      const { accountType, holderId } = holder;
      const key = keyOf(currency, holder);
      const { comes, goes, floor, moved } = movements.get(key) ?? { comes: 0n, goes: 0n, floor: 0n, moved: 0n };
      const after = moved + change;
      movements.set(key, {
        accountType,
        holderId,
        currency,
        moved: after,
        comes: comes + (change > 0n ? change : 0n),
        goes: goes - (change < 0n ? change : 0n),
        floor: -after > floor ? -after : floor,
      });
    }
  return movements;
}

/** The legs of the trades as the book takes them: each account once, in order, and what is moved in it by each leg. */
function linesOf(trades: readonly Trade[]): Lines {
  const ordered = [...movementsOf(trades)].toSorted(([, one], [, other]) => inOrder(one, other));
  const moving = new Map(ordered.map(([key], at) => [key, { place: at + 1, moved: 0n }]));
  // Payments of the platform have a limit, too, and no account that would be full of them.
  let isTooMuch = false;
  const legs = trades.flatMap(({ currency, legs: sides }, index) =>
    sides.map(({ holder, amount: change, tradeType }): LegRow => {
      const leg = { trade: index + 1, tradeType, amount: carried(change) };
      const account = holder && moving.get(keyOf(currency, holder));
      if (!account) {
        isTooMuch ||= change >= fullAt || change <= -fullAt;
        return { ...leg, account: 0, movement: 0n, holderName: '' };
      }
      account.moved += change;
      return { ...leg, account: account.place, movement: carried(account.moved), holderName: holder.name };
    }),
  );
  const accounts = ordered.map(([, { accountType, holderId, currency, comes, goes, floor }]) => ({
    accountType,
    holderId,
    currency,
    comes: isTooMuch ? fullAt : carried(comes),
    goes: carried(goes),
    floor: carried(floor),
  }));
  return { accounts, legs };
}

/** The totals after all legs, one after the other; refuses what the book refuses, by the leg it fails at. */
function settle(trades: readonly Trade[], before: ReadonlyMap<string, Totals>): ReadonlyMap<string, Totals> {
  const after = new Map(before);
  for (const { currency, legs } of trades)
    for (const { holder, amount: change } of legs) {
      if (holder === null) demand(change < fullAt && change > -fullAt, 'ledger.too-much');
      else {
        const key = keyOf(currency, holder);
        after.set(key, move(after.get(key) ?? { amountIn: 0n, amountOut: 0n }, change));
      }
    }
  return after;
}

export type Posted = { readonly id: string; readonly balanceOf: (holder: HolderKey) => Amount };

/**
 * D-098: the only way anything moves. All sides or none, in the transaction of what it is for; null when what may
 * happen once only has happened before. Whoever changes other rows of the same people or accounts too does that first
 * and posts last: two who hold them in another order would wait for each other. Several trades of one company are one
 * call, and none of them may be one that happens once only.
 */
export async function postTrades(
  tx: Tx,
  { actor, now }: Author,
  trades: readonly [Trade, ...Trade[]],
): Promise<readonly Posted[] | null> {
  const [{ tenantId }] = trades;
  if (trades.some((trade) => trade.tenantId !== tenantId)) throw new Error('the book of one company at a time');
  const rows = trades.map(({ currency, detail, business, onceKey = null, reverses = null }) => ({
    id: newId(now()),
    currency,
    detail,
    onceKey,
    reverses,
    businessType: business?.type ?? null,
    businessId: business?.id ?? null,
  }));
  const lines = linesOf(trades);
  const about = { tenantId, at: new Date(now()), createdBy: actor?.id ?? null };
  const { outcome, totals } = await insertTrades(tx, { ...about, trades: rows, ...lines });
  if (outcome === 'repeated') return null;
  const before = lines.accounts.map((account, place) => {
    const found = totals[place];
    if (!found) throw new Error('an account was neither found nor made');
    return [keyOf(account.currency, account), found] as const;
  });
  const after = settle(trades, new Map(before));
  if (outcome === 'refused') throw new Error('the book refused what adds up');
  return rows.map(({ id, currency }) => ({
    id,
    balanceOf: (holder) => {
      const account = after.get(keyOf(currency, holder));
      return amount(account ? account.amountIn - account.amountOut : 0n);
    },
  }));
}

export async function postTrade(tx: Tx, author: Author, trade: Trade): Promise<Posted | null> {
  const [posted] = (await postTrades(tx, author, [trade])) ?? [];
  return posted ?? null;
}
