import { demand } from '@shuyuan/contract/kernel/app-error';
import { type InvoiceAction, invoiceLife } from '@shuyuan/contract/payments/invoice-status';
import { type Context, transact, type Tx } from '../../../platform/context.ts';
import { openInvoice } from './invoice.policy.ts';
import { type InvoiceRow, updateInvoiceStatus } from './invoice.store.ts';

type Decision = {
  readonly id: string;
  readonly step: InvoiceAction;
  readonly set?: { readonly number?: string; readonly reason?: string };
  /** Further effects of the step, in its transaction. */
  readonly also?: (tx: Tx, invoice: InvoiceRow) => Promise<void>;
};

/** One step of finance: of two at once the second is told the state the first left. */
export const decideInvoice = (ctx: Context, { id, step, set, also }: Decision) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { actor } = within;
      const invoice = await openInvoice({ actor, read: tx }, id);
      const change = { id, step, at: new Date(within.now()), set: { ...set, decidedBy: actor.id } };
      demand(await updateInvoiceStatus(tx, change), 'invoice.wrong-state', { status: invoice.status });
      await also?.(tx, invoice);
      return { id, status: invoiceLife.table[step].to };
    }),
  );
