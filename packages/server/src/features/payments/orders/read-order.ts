import { payUntil, type ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { Context } from '../../../platform/context.ts';
import { listOfferedMethods } from '../accounts/list-offered-methods.ts';
import { listRefundsOfOrder } from '../refunds/refund.store.ts';
import { ownRefundView } from '../refunds/own-refund-view.ts';
import { openOwnOrder } from './open-own-order.ts';
import { orderView } from './order-view.ts';
import { findTransferAccount } from './read-top-up.ts';

const noMethods: readonly ProviderName[] = [];

export async function readOrder(ctx: Context, { id }: { readonly id: string }) {
  const order = await openOwnOrder(ctx, id);
  const isWaiting = order.state === 'created';
  const transfer = isWaiting ? await findTransferAccount(ctx.read, ctx.actor.tenantId) : null;
  const isInTime = isWaiting && payUntil(order).getTime() > ctx.now();
  const methods = isInTime ? await listOfferedMethods(ctx) : noMethods;
  const refunds = await listRefundsOfOrder(ctx.read, id);
  return { ...orderView(order), transfer, methods: [...methods], refunds: refunds.map(ownRefundView) };
}
