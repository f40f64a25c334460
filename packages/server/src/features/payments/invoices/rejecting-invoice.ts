import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { decideInvoice } from './decide-invoice.ts';
import { notifyOfInvoice } from './notify-of-invoice.ts';
import { recordInvoice } from './record-invoice.ts';

type Reasoned = { readonly id: string; readonly reason: string };

/** `notifyBuyer` sends the notice: what the seeded world tells of the past rings for nobody. */
export const rejectingInvoice =
  (notifyBuyer: typeof notifyOfInvoice) =>
  async (ctx: Context, { id, reason }: Reasoned) => {
    await refuseSensitive(ctx, [reason]);
    return decideInvoice(ctx, {
      id,
      step: 'reject',
      set: { reason },
      also: async (tx, invoice) => {
        await recordInvoice(tx, ctx, { action: 'invoice.rejected', invoice, after: { reason } });
        await notifyBuyer(tx, ctx, { invoice, text: 'invoiceRejected', reason });
      },
    });
  };

export const rejectInvoice = rejectingInvoice(notifyOfInvoice);
