import type { Context } from '../../../platform/context.ts';
import { refuseSensitive } from '../../system/index.ts';
import { decideInvoice } from './decide-invoice.ts';
import { freeOrdersOf } from './invoice.store.ts';
import { notifyOfInvoice } from './notify-of-invoice.ts';
import { recordInvoice } from './record-invoice.ts';

type Reasoned = { readonly id: string; readonly reason: string };

/** Its orders may be refunded, or asked for again. */
export async function takeInvoiceBack(ctx: Context, { id, reason }: Reasoned) {
  await refuseSensitive(ctx, [reason]);
  return decideInvoice(ctx, {
    id,
    step: 'takeBack',
    set: { reason },
    also: async (tx, invoice) => {
      await freeOrdersOf(tx, id);
      await recordInvoice(tx, ctx, {
        action: 'invoice.taken-back',
        invoice,
        after: { number: invoice.number, reason },
      });
      await notifyOfInvoice(tx, ctx, { invoice, text: 'invoiceTakenBack', reason });
    },
  });
}
