import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { InvoiceStatus } from '@shuyuan/contract/payments/invoice-status';
import type { Context } from '../../../platform/context.ts';
import { isFinance, openInvoice, permissionsOf } from './invoice.policy.ts';
import * as store from './invoice.store.ts';
import { invoiceView, orderOfInvoiceView } from './invoice-view.ts';

type ListInput = Paging & {
  readonly isBuyer: 0 | 1;
  readonly status?: InvoiceStatus | undefined;
  readonly search?: string | undefined;
};

/** D-190: the flag chooses a view; whoever is not of finance is refused the one of everybody. */
export async function listInvoices({ read, actor }: Context, { isBuyer, status, search, ...paging }: ListInput) {
  const canFinance = isFinance(actor);
  demand(isBuyer === 1 || canFinance, 'auth.forbidden');
  const query = { tenantId: actor.tenantId, status, search, ...(isBuyer === 1 && { memberId: actor.id }) };
  const [{ rows, recordCount }, counts] = await Promise.all([
    store.listInvoices(read, query, paging),
    store.countInvoices(read, query),
  ]);
  return { items: rows.map(invoiceView), recordCount, canFinance, counts };
}

export async function readInvoice(ctx: Context, { id }: { readonly id: string }) {
  const row = await openInvoice(ctx, id);
  const [orders, file] = await Promise.all([
    store.listOrdersOfInvoice(ctx.read, id),
    store.findInvoiceFile(ctx.read, { tenantId: ctx.actor.tenantId, invoiceId: id }),
  ]);
  const { taxNumber, address, phone, bank, account, email } = row;
  return {
    ...invoiceView(row),
    taxNumber,
    address,
    phone,
    bank,
    account,
    email,
    orders: orders.map(orderOfInvoiceView),
    file,
    can: permissionsOf(ctx.actor, row),
  };
}

export async function listInvoiceOrders({ read, actor }: Context, paging: Paging) {
  const { rows, recordCount } = await store.listFreeOrders(read, actor.id, paging);
  return { items: rows.map(orderOfInvoiceView), recordCount };
}
