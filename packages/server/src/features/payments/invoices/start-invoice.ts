import type { Context } from '../../../platform/context.ts';
import { decideInvoice } from './decide-invoice.ts';

/** D-190: from here on its buyer cannot take it away. */
export const startInvoice = (ctx: Context, { id }: { readonly id: string }) =>
  decideInvoice(ctx, { id, step: 'start' });
