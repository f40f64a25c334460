import type { Amount } from '@shuyuan/contract/kernel/amount';
import { type Context, transact } from '../../../platform/context.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { openOrder } from '../orders/open-order.ts';
import { type Announces, receiveMoney } from './receive-money.ts';

type PayInput = { readonly id: string; readonly money: Amount; readonly reference: string };

export const payingOrder =
  (announces: Announces) =>
  (ctx: Context, { id, money, reference }: PayInput) =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const { tenantId } = within.actor;
        const order = await openOrder(tx, tenantId, id);
        const arrival = { tenantId, order, method: 'bank', reference, money } as const;
        const { state, orderState } = await receiveMoney(tx, within, { ...arrival, ...announces });
        return { id, state: orderState ?? order.state, receipt: state };
      }),
    );

/** D-119: money of an order has come, as finance reads on a statement of the bank. */
export const payOrder = payingOrder({ notifyBuyer: notifyOfOrder });
