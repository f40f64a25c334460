import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Currency } from '@shuyuan/contract/ledger/currencies';
import type { TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import {
  type EntryRow,
  type HeldAccount,
  lockAccounts,
  type HolderKey,
  insertEntries,
  insertTrade,
  openPlatform,
  saveTotals,
} from './book.store.ts';

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

/** 64 bits hold a little more; an account that is full is told so, not broken. */
const fullAt = 9_000_000_000_000_000_000n;

const keyOf = ({ accountType, holderId }: HolderKey): string => `${accountType} ${holderId}`;

/** The balance of an account after a leg; none goes below zero (D-098). */
function move<Account extends HeldAccount>(account: Account, change: bigint): Account {
  const amountIn = account.amountIn + (change > 0n ? change : 0n);
  const amountOut = account.amountOut - (change < 0n ? change : 0n);
  demand(amountIn < fullAt && amountOut < fullAt, 'ledger.too-much');
  demand(amountIn >= amountOut, 'ledger.balance-short');
  return { ...account, amountIn, amountOut };
}

async function lockHolders(tx: Tx, { tenantId, currency, legs }: Trade, at: Date): Promise<Map<string, HeldAccount>> {
  const holders = new Map(legs.flatMap(({ holder }) => (holder ? [[keyOf(holder), holder] as const] : [])));
  const wanted = [...holders.values()].map((holder) => ({ ...holder, id: newId(at.getTime()) }));
  const held = await lockAccounts(tx, { tenantId, currency, at, wanted });
  return new Map(held.map((account) => [keyOf(account), account]));
}

type Written = { readonly entries: readonly EntryRow[]; readonly accounts: ReadonlyMap<string, HeldAccount> };

/** The legs one after the other, as they will stand in the book. */
function write(legs: readonly Leg[], held: ReadonlyMap<string, HeldAccount>, platformId: string): Written {
  const accounts = new Map(held);
  const entries = legs.map(({ holder, amount: change, tradeType }): EntryRow => {
    if (holder === null) {
      demand(change < fullAt && change > -fullAt, 'ledger.too-much');
      return { accountId: platformId, tradeType, amount: change, balanceAfter: null, holderName: '' };
    }
    const account = accounts.get(keyOf(holder));
    if (!account) throw new Error('an account was neither found nor made');
    const moved = move(account, change);
    accounts.set(keyOf(holder), moved);
    const balanceAfter = moved.amountIn - moved.amountOut;
    return { accountId: account.id, tradeType, amount: change, balanceAfter, holderName: holder.name };
  });
  return { entries, accounts };
}

/**
 * D-098: the only way anything moves. All sides or none, in the transaction of what it is for; null when what may
 * happen once only has happened before. Whoever changes other rows of the same people or accounts too does that first
 * and posts last, one trade in a transaction: two who hold them in another order would wait for each other.
 */
export async function postTrade(tx: Tx, { actor, now }: Author, trade: Trade) {
  const at = new Date(now());
  const id = newId(now());
  const { tenantId, currency, detail, legs, business, onceKey = null, reverses = null } = trade;
  const held = await lockHolders(tx, trade, at);
  const about = { businessType: business?.type ?? null, businessId: business?.id ?? null, detail, onceKey, reverses };
  const isNew = await insertTrade(tx, { id, tenantId, currency, at, createdBy: actor?.id ?? null, ...about });
  if (!isNew) return null;
  const platformId = await openPlatform(tx, { tenantId, currency, at, id: newId(now()) });
  const { entries, accounts } = write(legs, held, platformId);
  await saveTotals(tx, [...accounts.values()]);
  await insertEntries(tx, { tenantId, tradeId: id, currency }, entries);
  const balanceOf = (holder: HolderKey): Amount => {
    const account = accounts.get(keyOf(holder));
    return amount(account ? account.amountIn - account.amountOut : 0n);
  };
  return { id, balanceOf };
}
