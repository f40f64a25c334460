import { amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SystemContext, Tx } from '../../../platform/context.ts';
import { postTrade } from '../../ledger/index.ts';
import type { OrderRow } from '../orders/order.store.ts';

/** The coins of an order to who is there to have them; the id of their trade. */
export async function bookCoins(tx: Tx, ctx: Bookkeeper, order: Order): Promise<string> {
  const { id, tenantId, memberId, fullName, number, coins } = order;
  const tradeType = TradeType.topUp;
  const trade = await postTrade(tx, ctx, {
    tenantId,
    currency: Currency.coin,
    legs: [
      { holder: null, amount: amount(-coins), tradeType },
      {
        holder: { accountType: AccountType.person, holderId: memberId, name: fullName },
        amount: amount(coins),
        tradeType,
      },
    ],
    detail: number,
    business: { type: TradeBusiness.order, id },
    onceKey: `order ${id}`,
  });
  demand(trade, 'internal.unexpected');
  return trade.id;
}

/** Whoever books: finance, or a provider who says that it was paid. */
export type Bookkeeper = Pick<SystemContext, 'now'> & { readonly actor: { readonly id: string } | null };

type Order = Pick<OrderRow, 'id' | 'tenantId' | 'memberId' | 'number' | 'coins' | 'fullName'>;
