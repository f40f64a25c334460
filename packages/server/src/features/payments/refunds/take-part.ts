import { type Amount, amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { coinsOfRefund } from '@shuyuan/contract/payments/refunds';
import type { Tx } from '../../../platform/context.ts';
import { isReversed, postTrade } from '../../ledger/index.ts';
import { addToRefunded, type OrderRow } from '../orders/order.store.ts';
import type { Bookkeeper } from '../receipts/book-coins.ts';

type Moved = {
  readonly order: OrderRow;
  readonly refundId: string;
  /** Above zero they come to the buyer, below they are taken. */
  readonly coins: bigint;
};

async function moveCoins(tx: Tx, ctx: Bookkeeper, { order, refundId, coins, ...once }: Moved & Once): Promise<string> {
  const { tenantId, memberId, fullName, number } = order;
  const tradeType = TradeType.reversal;
  const trade = await postTrade(tx, ctx, {
    tenantId,
    currency: Currency.coin,
    legs: [
      {
        holder: { accountType: AccountType.person, holderId: memberId, name: fullName },
        amount: amount(coins),
        tradeType,
      },
      { holder: null, amount: amount(-coins), tradeType },
    ],
    detail: number,
    business: { type: TradeBusiness.refund, id: refundId },
    ...once,
  });
  demand(trade, 'internal.unexpected');
  return trade.id;
}
type Once = { readonly onceKey: string } | { readonly reverses: string };

type Refund = { readonly order: OrderRow; readonly refundId: string; readonly coins: bigint };

type Part = { readonly order: OrderRow; readonly refundId: string; readonly money: Amount };

/**
 * D-109: the coins of a part, all of them or none: whoever has spent them keeps them. What somebody of administration took back by
 * the book already is not taken twice. The trade is null where there was nothing to take.
 */
export async function takePart(tx: Tx, ctx: Bookkeeper, { order, refundId, money }: Part): Promise<Taken> {
  const isTaken = order.tradeId !== null && (await isReversed(tx, order.tradeId));
  const coins = isTaken ? amount(0n) : coinsOfRefund(money, order);
  await addToRefunded(tx, order.id, { money, coins });
  if (coins === 0n) return { coins, tradeId: null };
  const onceKey = `refund ${refundId}`;
  return { coins, tradeId: await moveCoins(tx, ctx, { order, refundId, coins: 0n - coins, onceKey }) };
}
type Taken = { readonly coins: bigint; readonly tradeId: string | null };

/** D-098: they come back by an entry that points at the one that took them, and so once. */
export async function returnCoins(
  tx: Tx,
  ctx: Bookkeeper,
  { tradeId, ...refund }: Refund & { readonly tradeId: string | null },
): Promise<void> {
  if (tradeId !== null) await moveCoins(tx, ctx, { ...refund, reverses: tradeId });
}
