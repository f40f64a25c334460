import type { Amount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../platform/context.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { openNumberedOrder } from '../orders/open-order.ts';
import { type Announces, receiveMoney } from './receive-money.ts';

type RecordInput = { readonly number: string; readonly money: Amount; readonly reference: string };

export const recordingReceipt =
  (announces: Announces) =>
  (ctx: Context, { number, money, reference }: RecordInput) =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const { tenantId } = within.actor;
        const order = number === '' ? null : await openNumberedOrder(tx, tenantId, number);
        demand(order !== undefined, 'payment.unknown-order');
        const arrival = { tenantId, order, method: 'bank', reference, money } as const;
        const { id, state } = await receiveMoney(tx, within, { ...arrival, ...announces });
        return { id, state };
      }),
    );

/** D-119: money has come that may be for any order, or for none that is known. */
export const recordReceipt = recordingReceipt({ notifyBuyer: notifyOfOrder });
