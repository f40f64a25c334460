import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { PaymentMethod } from '@shuyuan/contract/payments/receipts';
import type { RefundWay } from '@shuyuan/contract/payments/refunds';
import type { Context } from '../../../platform/context.ts';
import { openProvider } from '../accounts/open-provider.ts';
import type { OrderRow } from '../orders/order.store.ts';
import { ProviderError } from '../providers/payment-provider.ts';

/** How the money of an order goes back. Nobody's coins are taken for money no provider could be asked to send. */
export async function resolveMethod(
  ctx: Context,
  { method, tenantId }: OrderRow,
  way: RefundWay,
): Promise<PaymentMethod> {
  if (way === 'hand') return 'bank';
  demand(method !== null && method !== 'bank', 'payment.provider-off');
  try {
    demand(await openProvider(ctx, { tenantId, method }), 'payment.provider-off');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, method }, 'a provider could not be reached for a refund');
    throw new AppError('payment.provider-failed');
  }
  return method;
}
