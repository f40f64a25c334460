import { amount } from '@shuyuan/contract/kernel/amount';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { providerNames } from '@shuyuan/contract/payments/provider-names';
import { saveProvider } from '../../features/payments/online/save-provider.ts';
import { payingOrder } from '../../features/payments/receipts/paying-order.ts';
import { recordingReceipt } from '../../features/payments/receipts/recording-receipt.ts';
import { refundingOrder } from '../../features/payments/refunds/refunding-order.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';

/** Told in the past, so nobody is rung. */
const announces = { notifyBuyer: async (): Promise<void> => undefined };

/** People of the demo try payments where nobody pays: the sandbox is not asked while the company is told. */
export async function seedProviders(ctx: SystemContext): Promise<void> {
  const person = await personAt(ctx, 'luchengze', 40 * dayMs);
  const notAsked = () => Promise.reject(new Error('nobody pays while the world is told'));
  const admin = { ...person, external: { ...person.external, paymentSandbox: notAsked } };
  const account = { appId: '', merchantId: '', certificateSerial: '', platformKeyId: '', platformKey: '' };
  for (const method of providerNames)
    await saveProvider(admin, { method, isEnabled: true, isSandbox: true, config: account, version: 0 });
}

/** A transfer that was too small for its order, and one nobody wrote a number on. */
export async function seedWaiting(finance: Context, orderId: string): Promise<void> {
  const small = { id: orderId, money: amount(4_500n), reference: '202611170045' };
  await payOrder(finance, small);
  await recordingReceipt(announces)(finance, { number: '', money: amount(10_000n), reference: '202611170046' });
}

const refundOrder = refundingOrder(announces);

/** A quarter of an order nobody needed: sent back by the bank, its coins taken back. */
export async function seedRefund(finance: Context, id: string): Promise<void> {
  const reason = '多买了一份，按申请退回其中一部分。';
  await refundOrder(finance, { id, money: amount(1_500n), left: amount(6_000n), way: 'hand', reason });
}

/** Money of the past, for an order. */
export const payOrder = payingOrder(announces);
