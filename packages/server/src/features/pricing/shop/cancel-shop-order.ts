import { amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { AccountType, Currency } from '@shuyuan/contract/ledger/currencies';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { listSides, postTrade } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { returnOne } from './shop-orders.store.ts';
import { transitionShopOrder } from './transition-shop-order.ts';

type Order = Awaited<ReturnType<typeof transitionShopOrder>>;
type Cancelling = Omit<Parameters<typeof transitionShopOrder>[2], 'step'>;

/** Cancelled and back in the stock; the points come back by a trade that names the first. */
async function cancel(tx: Tx, ctx: Context, cancelling: Cancelling): Promise<Order> {
  const order = await transitionShopOrder(tx, ctx, { ...cancelling, step: 'cancel' });
  await returnOne(tx, order.itemId);
  await payBack(tx, ctx, order);
  return order;
}

async function payBack(tx: Tx, ctx: Context, { id, title, tradeId }: Order): Promise<void> {
  const tradeType = TradeType.reversal;
  const legs = (await listSides(tx, tradeId)).map(({ accountType, holderId, holderName, amount: moved }) => ({
    holder: accountType === AccountType.platform ? null : { accountType, holderId, name: holderName },
    amount: amount(-moved),
    tradeType,
  }));
  const trade = await postTrade(tx, ctx, {
    tenantId: ctx.actor.tenantId,
    currency: Currency.integral,
    legs,
    detail: title,
    business: { type: TradeBusiness.shopOrder, id },
    reverses: tradeId,
  });
  demand(trade, 'internal.unexpected');
}

/** By whoever ordered it, while nothing was handed out. */
export const cancelShopOrder = (ctx: Context, { id }: { readonly id: string }) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { state } = await cancel(tx, within, { id, memberId: within.actor.id });
      return { id, state };
    }),
  );

/** By whoever hands things out; the buyer reads why. */
export const refuseShopOrder = (ctx: Context, { id, reason }: { readonly id: string; readonly reason: string }) =>
  transact(ctx, async (within) => {
    await refuseSensitive(within, [reason]);
    return within.inTransaction(async (tx) => {
      const { tenantId } = within.actor;
      const { title, memberId, state } = await cancel(tx, within, { id, memberId: null, reason });
      await recordAudit(tx, within, {
        tenantId,
        action: 'shop-order.refused',
        subject: { kind: 'shop-order', id },
        before: { title },
        after: { reason },
      });
      await notify(tx, within, {
        kind: 'payment',
        text: 'shopRefused',
        values: { title, reason },
        receivers: [memberId],
        subject: { kind: 'shop-order', id },
        link: '/integral-mall',
      });
      return { id, state };
    });
  });
