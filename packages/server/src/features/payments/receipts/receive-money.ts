import { type Amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { orderLife, type OrderState } from '@shuyuan/contract/payments/order-states';
import { type PaymentMethod, reasonToWait, type ReceiptState } from '@shuyuan/contract/payments/receipts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Actor, SystemContext, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { listActive } from '../../teams/index.ts';
import type { notifyOfOrder } from '../orders/notify-of-order.ts';
import { type OrderRow, updateOrderState } from '../orders/order.store.ts';
import { bookCoins, type Bookkeeper } from './book-coins.ts';
import { insertReceipt } from './receipt.store.ts';

/**
 * D-119: money has come. It is recorded whatever it is; what its order asked for is booked in the same transaction, anything
 * else waits and unlocks nothing. The same payment a second time is refused.
 */
export async function receiveMoney(
  tx: Tx,
  ctx: Receiver,
  { tenantId, order, method, reference, money, isNotBookable, notifyBuyer }: Arrival & Announces,
): Promise<Received> {
  const [buyer] = order ? await listActive(tx, tenantId, [order.memberId]) : [];
  const waits = reasonToWait({ order, money, isBuyerHere: buyer !== undefined });
  const reason = waits ?? (isNotBookable ? 'not-bookable' : null);
  const state = reason === null ? 'booked' : 'open';
  const [id, at, decidedBy] = [newId(ctx.now()), new Date(ctx.now()), ctx.actor?.id ?? null];
  const row = { id, tenantId, orderId: order?.id ?? null, method, reference, money, state, reason, decidedBy } as const;
  demand(await insertReceipt(tx, { ...row, receivedAt: at, changedAt: at }), 'payment.recorded-already');
  if (order && buyer && reason === null) {
    const tradeId = await bookCoins(tx, ctx, { ...order, fullName: buyer.fullName });
    await updateOrderState(tx, {
      id: order.id,
      step: 'pay',
      at,
      paid: { tradeId, reference },
      ...(decidedBy !== null && { decidedBy }),
    });
  }
  await recordAudit(tx, ctx, {
    tenantId,
    action: reason === null ? 'order.paid' : 'receipt.recorded',
    subject: order ? { kind: 'order', id: order.id } : { kind: 'receipt', id },
    after: { number: order?.number ?? '', money: formatAmount(money), reference, name: order?.fullName ?? '' },
  });
  if (order && buyer) await notifyBuyer(tx, ctx, { order, text: reason === null ? 'paid' : 'waiting' });
  const orderState = order && (reason === null ? orderLife.table.pay.to : order.state);
  return { id, state, orderState };
}

export type Arrival = {
  readonly tenantId: string;
  /** Held by the transaction; null: nobody knows what it is for. */
  readonly order: OrderRow | null;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly money: Amount;
  /** Where it could not be booked the first time. */
  readonly isNotBookable?: true;
};

/** The one who records: finance, or nobody where a provider says that money came. */
type Receiver = Bookkeeper & Pick<SystemContext, 'requestId' | 'caller'> & { readonly actor: Actor | null };

type Received = { readonly id: string; readonly state: ReceiptState; readonly orderState: OrderState | null };

/** `notifyBuyer` sends the notice: what the seeded world tells of the past rings for nobody. */
export type Announces = { readonly notifyBuyer: typeof notifyOfOrder };
