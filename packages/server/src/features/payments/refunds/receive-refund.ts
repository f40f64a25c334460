import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { recordAudit } from '../../../platform/audit.ts';
import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { openOrder } from '../orders/open-order.ts';
import { addToRefunded, type OrderRow } from '../orders/order.store.ts';
import type { ProviderEvent, RefundStatus } from '../providers/payment-provider.ts';
import { finishRefund } from './finish-refund.ts';
import { returnCoins } from './take-part.ts';
import { findNumberedRefund, findRefund, type RefundRow, updateRefundState } from './refund.store.ts';

const steps = { done: 'finish', failed: 'fail', stuck: 'stall' } as const satisfies Partial<
  Record<RefundStatus, string>
>;

type Refunded = { readonly order: OrderRow; readonly refund: RefundRow };

/** The money stays with the company, so the coins come back to whoever had them. */
async function failRefund(tx: Tx, ctx: SystemContext, { order, refund }: Refunded): Promise<void> {
  const { id: refundId, money, coins, tradeId } = refund;
  await addToRefunded(tx, order.id, { money: -money, coins: -coins });
  await returnCoins(tx, ctx, { order, refundId, coins, tradeId });
  await notifyOfOrder(tx, ctx, { order, text: 'refundFailed', money: formatAmount(amount(money)) });
}

type Received = {
  readonly tenantId: string;
  readonly id: string;
  readonly standing: RefundStatus;
  /** The name the provider gives what is wrong. */
  readonly failure?: string;
};

/** D-109: what a provider says of a refund of ours. Told again, or in another order, it is nothing: what is over has moved its money or its coins. */
export async function receiveRefund(
  ctx: SystemContext,
  { tenantId, id, standing, failure = '' }: Received,
): Promise<void> {
  if (standing === 'pending' || standing === 'unknown') return;
  const step = steps[standing];
  await transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const refund = await findRefund(tx, tenantId, id);
      if (!refund) return;
      const order = await openOrder(tx, tenantId, refund.orderId);
      if (!(await updateRefundState(tx, { id, step, at: new Date(within.now()), failure }))) return;
      if (step === 'finish') await finishRefund(tx, within, { order, refund, notifyBuyer: notifyOfOrder });
      if (step === 'fail') await failRefund(tx, within, { order, refund });
      await recordAudit(tx, within, {
        tenantId,
        action: step === 'finish' ? 'refund.done' : 'refund.failed',
        subject: { kind: 'order', id: order.id },
        before: { number: order.number, name: order.fullName },
        after: { money: formatAmount(amount(refund.money)), reference: refund.number, reason: failure },
      });
    }),
  );
}

type CallbackInput = {
  readonly tenantId: string;
  readonly method: ProviderName;
  readonly event: Extract<ProviderEvent, { readonly kind: 'refund' }>;
};

/** A callback about a refund; one that was made in the portal of the provider is none of ours, and stands in its bill. */
export async function receiveRefundEvent(
  ctx: SystemContext,
  { tenantId, method, event }: CallbackInput,
): Promise<void> {
  const refund = await findNumberedRefund(ctx.read, { tenantId, method, number: event.refundNumber });
  if (refund) await receiveRefund(ctx, { tenantId, id: refund.id, standing: event.standing });
}
