import { amount } from '@shuyuan/contract/kernel/amount';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { notifyOfOrder } from '../orders/notify-of-order.ts';
import { openNumberedOrder } from '../orders/open-order.ts';
import type { Payment } from '../providers/payment-provider.ts';
import { receiveMoney } from '../receipts/receive-money.ts';

type Received = { readonly tenantId: string; readonly method: ProviderName; readonly payment: Payment };

const record = (ctx: SystemContext, { tenantId, method, payment }: Received, isNotBookable?: true): Promise<unknown> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { number, reference, money } = payment;
      const order = (await openNumberedOrder(tx, tenantId, number)) ?? null;
      const arrival = { tenantId, order, method, reference, money: amount(money) };
      const told = { notifyBuyer: notifyOfOrder };
      return receiveMoney(tx, within, { ...arrival, ...(isNotBookable && { isNotBookable }), ...told });
    }),
  );

const isRefusal = (error: unknown, code: AppError['code']): boolean => error instanceof AppError && error.code === code;

/**
 * D-119: a provider says that money came. Told again it is nothing; what cannot be booked is recorded all the same: the money
 * is there, and nobody at the provider could do anything about a refusal of ours.
 */
export async function receivePayment(ctx: SystemContext, received: Received): Promise<void> {
  try {
    await record(ctx, received);
  } catch (error) {
    if (isRefusal(error, 'payment.recorded-already')) return;
    if (!isRefusal(error, 'ledger.too-much')) throw error;
    await record(ctx, received, true);
  }
}
