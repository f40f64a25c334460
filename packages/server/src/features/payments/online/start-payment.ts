import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { payUntil, type ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { Context } from '../../../platform/context.ts';
import { openOwnOrder } from '../orders/open-own-order.ts';
import { openProvider } from '../accounts/open-provider.ts';
import { type PaymentEntrance, ProviderError } from '../providers/payment-provider.ts';
import { insertAttempt } from './attempt.store.ts';

type PayInput = { readonly id: string; readonly method: ProviderName };

/** A failure there is told to the person in our words and to the operator in its own. */
async function asking<T>(ctx: Context, method: ProviderName, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, method }, 'a provider did not open an order');
    throw new AppError('payment.provider-failed');
  }
}

/** D-119: opens an order where it is paid. That it was is noted before the provider hears of it, so that it is asked later whatever happens. */
export async function startPayment(
  ctx: Context,
  { id, method }: PayInput,
): Promise<PaymentEntrance & { readonly isSandbox: boolean }> {
  const { tenantId } = ctx.actor;
  const order = await openOwnOrder(ctx, id);
  demand(order.state === 'created', 'payment.wrong-state', { state: order.state });
  const until = payUntil(order);
  demand(until.getTime() > ctx.now(), 'payment.too-late');
  return asking(ctx, method, async () => {
    const opened = await openProvider(ctx, { tenantId, method });
    demand(opened?.isEnabled, 'payment.provider-off');
    const openedAt = new Date(ctx.now());
    const askAt = new Date(ctx.now() + minuteMs);
    await ctx.inTransaction((tx) =>
      insertAttempt(tx, { tenantId, orderId: id, method, openedAt, payUntil: until, askAt }),
    );
    const { number, money } = order;
    const entrance = await opened.provider.open({ number, money, subject: number, payUntil: until });
    return { ...entrance, isSandbox: opened.isSandbox };
  });
}
