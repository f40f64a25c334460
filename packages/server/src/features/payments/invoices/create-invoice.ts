import { demand } from '@shuyuan/contract/kernel/app-error';
import { invoiceLimits } from '@shuyuan/contract/payments/invoice-limits';
import { type Billing, findBillingProblems, settledBilling } from '@shuyuan/contract/payments/billing';
import { invoiceLife } from '@shuyuan/contract/payments/invoice-status';
import { taxNumberOf } from '@shuyuan/contract/payments/tax-number';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { openOwnInvoice } from './invoice.policy.ts';
import * as store from './invoice.store.ts';

type RequestInput = Billing & { readonly orderIds: readonly string[]; readonly isDraft: 0 | 1 };

/** A draft may lack anything; what is handed in names everything its kind needs. */
function settle({ isDraft, ...billing }: RequestInput): Billing {
  const settled = settledBilling({ ...billing, taxNumber: taxNumberOf(billing.taxNumber) });
  const problems = Object.entries(findBillingProblems(settled)).filter(
    ([, problem]) => isDraft === 0 || problem === 'too-long',
  );
  demand(problems.length === 0, 'invoice.not-complete', { fields: problems.map(([field]) => field) });
  return settled;
}

type Order = { readonly id: string; readonly money: bigint };

/** Orders that are the caller's and paid, with what is left of them, held until they stand on the invoice. */
async function takeOrders(tx: Tx, ctx: Context, orderIds: readonly string[]): Promise<readonly Order[]> {
  const orders = await store.lockPaidOrders(tx, ctx.actor.id, orderIds);
  demand(orders.length === orderIds.length, 'invoice.wrong-orders');
  return orders;
}

const sumOf = (orders: readonly Order[]): bigint => orders.reduce((total, { money }) => total + money, 0n);

type Placed = { readonly invoiceId: string; readonly orders: readonly Order[] };

async function placeOrders(tx: Tx, { actor }: Context, placed: Placed): Promise<void> {
  demand(await store.replaceOrders(tx, { tenantId: actor.tenantId, ...placed }), 'invoice.wrong-orders');
}

const stepOf = (isDraft: 0 | 1): 'edit' | 'apply' => (isDraft === 1 ? 'edit' : 'apply');

/** SITE-11, D-190. */
export const createInvoice = (ctx: Context, input: RequestInput) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const billing = settle(input);
      const { tenantId, id: memberId } = within.actor;
      const openNum = await store.countOpenInvoices(tx, memberId);
      demand(openNum < invoiceLimits.open, 'invoice.too-many', { max: invoiceLimits.open });
      const [id, at] = [newId(within.now()), new Date(within.now())];
      const orders = await takeOrders(tx, within, [...new Set(input.orderIds)]);
      const money = sumOf(orders);
      const status = invoiceLife.table[stepOf(input.isDraft)].to;
      await store.insertInvoice(tx, {
        ...billing,
        id,
        tenantId,
        memberId,
        status,
        money,
        createdAt: at,
        changedAt: at,
      });
      await placeOrders(tx, within, { invoiceId: id, orders });
      return { id, status };
    }),
  );

export const updateInvoice = (ctx: Context, { id, ...input }: RequestInput & { readonly id: string }) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { status: before } = await openOwnInvoice({ actor: within.actor, read: tx }, id);
      const billing = settle(input);
      const step = stepOf(input.isDraft);
      const orders = await takeOrders(tx, within, [...new Set(input.orderIds)]);
      const set = { ...billing, reason: '', money: sumOf(orders) };
      const isOpen = await store.updateInvoiceStatus(tx, { id, step, at: new Date(within.now()), set });
      demand(isOpen, 'invoice.wrong-state', { status: before });
      await placeOrders(tx, within, { invoiceId: id, orders });
      return { id, status: invoiceLife.table[step].to };
    }),
  );

export async function withdrawInvoice(ctx: Context, { id }: { readonly id: string }) {
  const { status } = await openOwnInvoice(ctx, id);
  await ctx.inTransaction(async (tx) => {
    const isOpen = await store.updateInvoiceStatus(tx, { id, step: 'withdraw', at: new Date(ctx.now()) });
    demand(isOpen, 'invoice.wrong-state', { status });
    await store.freeOrdersOf(tx, id);
  });
  return { id, status: invoiceLife.table.withdraw.to };
}
