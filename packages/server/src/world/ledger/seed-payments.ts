import { amount } from '@shuyuan/contract/kernel/amount';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { BillingType } from '@shuyuan/contract/payments/billing-types';
import { issuingInvoice } from '../../features/payments/invoices/issuing-invoice.ts';
import { createInvoice, withdrawInvoice } from '../../features/payments/invoices/create-invoice.ts';
import { rejectingInvoice } from '../../features/payments/invoices/rejecting-invoice.ts';
import { startInvoice } from '../../features/payments/invoices/start-invoice.ts';
import { cancelOrder } from '../../features/payments/orders/cancel-order.ts';
import { createOrder } from '../../features/payments/orders/create-order.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { payOrder, seedProviders, seedRefund, seedWaiting } from './seed-providers.ts';
import { personAt } from '../person-at.ts';

/** Told in the past, so nobody is rung. */
const notifyNobody = async (): Promise<void> => undefined;
const issueInvoice = issuingInvoice(notifyNobody);
const rejectInvoice = rejectingInvoice(notifyNobody);
const coinsPerYuan = 10;

async function order(ctx: SystemContext, account: string, { yuan, daysAgo }: { yuan: number; daysAgo: number }) {
  return createOrder(await personAt(ctx, account, daysAgo * dayMs), { yuan, coinsPerYuan });
}

/** The person who compares orders with what the bank says. */
async function financeAt(ctx: SystemContext, daysAgo: number): Promise<Context> {
  const person = await personAt(ctx, 'luchengze', daysAgo * dayMs);
  return { ...person, actor: { ...person.actor, capabilities: new Set(['ledger.manage', 'invoice.view'] as const) } };
}

async function pay(ctx: SystemContext, id: string, { yuan, daysAgo }: { yuan: number; daysAgo: number }) {
  const reference = `20${String(1_000_000 + yuan)}`;
  await payOrder(await financeAt(ctx, daysAgo), { id, money: amount(BigInt(yuan) * 100n), reference });
}

const none = { taxNumber: '', address: '', phone: '', bank: '', account: '', isDraft: 0 } as const;
const personal = { billingType: BillingType.personal, ...none } as const;
const company = {
  ...none,
  billingType: BillingType.company,
  title: '青禾智造股份有限公司',
  taxNumber: '91350100M000100Y43',
} as const;
const special = {
  ...company,
  billingType: BillingType.special,
  address: '江苏省苏州市工业园区青禾路 1 号',
  phone: '0512-6688 0100',
  bank: '示例银行苏州分行',
  account: '6200000000000000001',
} as const;

type Sale = { readonly account: string; readonly yuan: number; readonly daysAgo: number };

/** An order whose money came a day later. */
async function sell(ctx: SystemContext, { account, yuan, daysAgo }: Sale): Promise<string> {
  const { id } = await order(ctx, account, { yuan, daysAgo });
  await pay(ctx, id, { yuan, daysAgo: daysAgo - 1 });
  return id;
}

async function seedIssued(ctx: SystemContext): Promise<void> {
  const orderId = await sell(ctx, { account: 'linzhiyuan', yuan: 5, daysAgo: 45 });
  const learner = await personAt(ctx, 'linzhiyuan', 43 * dayMs);
  const asked = { ...personal, title: '林知远', email: 'linzhiyuan@example.com', orderIds: [orderId] };
  const { id } = await createInvoice(learner, asked);
  await issueInvoice(await financeAt(ctx, 42), { id, number: '26322000000001', fileId: null });
}

/** Given up because it was asked for in her own name; then the company's, which finance has before it. */
async function seedApplied(ctx: SystemContext): Promise<void> {
  const orderId = await sell(ctx, { account: 'tangyuwei', yuan: 20, daysAgo: 38 });
  const asked = { email: 'tangyuwei@example.com', orderIds: [orderId] };
  const mistaken = await createInvoice(await personAt(ctx, 'tangyuwei', 3 * dayMs), {
    ...personal,
    ...asked,
    title: '唐予微',
  });
  await withdrawInvoice(await personAt(ctx, 'tangyuwei', 2.5 * dayMs), mistaken);
  await createInvoice(await personAt(ctx, 'tangyuwei', 2 * dayMs), { ...company, ...asked });
}

/** One finance works on, one it sent back, and one that is not handed in. */
async function seedUnderWay(ctx: SystemContext): Promise<void> {
  const begun = await sell(ctx, { account: 'leishengnan', yuan: 6, daysAgo: 36 });
  const mistyped = await sell(ctx, { account: 'mengxinlan', yuan: 12, daysAgo: 35 });
  const unfinished = await sell(ctx, { account: 'yuanjinghe', yuan: 18, daysAgo: 34 });
  const issuing = await createInvoice(await personAt(ctx, 'leishengnan', 5 * dayMs), {
    ...special,
    email: 'leishengnan@example.com',
    orderIds: [begun],
  });
  await startInvoice(await financeAt(ctx, 4), issuing);
  const wrong = await createInvoice(await personAt(ctx, 'mengxinlan', 6 * dayMs), {
    ...company,
    title: '青禾智造华东分公司',
    email: 'mengxinlan@example.com',
    orderIds: [mistyped],
  });
  const reason = '抬头与税号不一致：该税号属于青禾智造股份有限公司，请核对后重新提交。';
  await rejectInvoice(await financeAt(ctx, 5), { ...wrong, reason });
  await createInvoice(await personAt(ctx, 'yuanjinghe', dayMs), {
    ...special,
    address: '',
    phone: '',
    bank: '',
    account: '',
    email: '',
    isDraft: 1,
    orderIds: [unfinished],
  });
}

/** D-119, D-190: invoices in each of their states, an order that is given up and two that wait. Before all other coins: the book is in the order of time. */
export async function seedPayments(ctx: SystemContext): Promise<void> {
  await seedProviders(ctx);
  await seedIssued(ctx);
  await seedApplied(ctx);
  await seedUnderWay(ctx);
  const refunded = await sell(ctx, { account: 'wenjiahe', yuan: 60, daysAgo: 33 });
  await seedRefund(await financeAt(ctx, 31), refunded);
  const third = await order(ctx, 'wenjiahe', { yuan: 20, daysAgo: 8 });
  await cancelOrder(await personAt(ctx, 'wenjiahe', 7 * dayMs), third);
  await order(ctx, 'linzhiyuan', { yuan: 30, daysAgo: 1 });
  await order(ctx, 'wenjiahe', { yuan: 100, daysAgo: 1 });
  const small = await order(ctx, 'mengxinlan', { yuan: 50, daysAgo: 4 });
  await seedWaiting(await financeAt(ctx, 2), small.id);
}
