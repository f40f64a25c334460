import type { Amount } from '@shuyuan/contract/kernel/amount';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { RefundState, RefundWay } from '@shuyuan/contract/payments/refunds';
import type { Context, Tx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import type { OrderRow } from '../orders/order.store.ts';
import { sendRefundJob } from './ask-refunds.ts';
import { insertNumberedRefund } from './insert-numbered-refund.ts';
import { takePart } from './take-part.ts';
import type { RefundRow } from './refund.store.ts';
import { resolveMethod } from './resolve-method.ts';

type NewRefund = {
  /** Held by the transaction. */
  readonly order: OrderRow;
  readonly money: Amount;
  readonly way: RefundWay;
  readonly reason: string;
};

/** A refund with the coins it takes; what a provider sends is sent once this is committed, and asked for until it is over. */
export async function writeRefund(tx: Tx, ctx: Context, { order, money, way, reason }: NewRefund): Promise<RefundRow> {
  const method = await resolveMethod(ctx, order, way);
  const { tenantId, id: decidedBy } = ctx.actor;
  const [id, createdAt] = [newId(ctx.now()), new Date(ctx.now())];
  const taken = await takePart(tx, ctx, { order, refundId: id, money });
  const isByHand = method === 'bank';
  const state: RefundState = isByHand ? 'done' : 'requested';
  const askAt = isByHand ? null : new Date(ctx.now() + minuteMs);
  const refund = { id, tenantId, orderId: order.id, method, money, state, reason, createdAt, decidedBy, ...taken };
  const number = await insertNumberedRefund(tx, { ...refund, changedAt: createdAt, askAt });
  if (!isByHand) await enqueue(tx, { name: sendRefundJob, payload: { id } });
  return { ...refund, number };
}
