import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../platform/context.ts';
import { claimFile } from '../../files/index.ts';
import { decideInvoice } from './decide-invoice.ts';
import { invoicePurpose } from './invoice-purpose.ts';
import { type InvoiceRow, isNumberTaken } from './invoice.store.ts';
import { notifyOfInvoice } from './notify-of-invoice.ts';
import { recordInvoice } from './record-invoice.ts';

type IssueInput = { readonly id: string; readonly number: string; readonly fileId: string | null };

/** `notifyBuyer` sends the notice: what the seeded world tells of the past rings for nobody. */
export const issuingInvoice =
  (notifyBuyer: typeof notifyOfInvoice) =>
  async (ctx: Context, { id, number, fileId }: IssueInput) => {
    const also = async (tx: Tx, invoice: InvoiceRow): Promise<void> => {
      if (fileId !== null) await claimFile(tx, ctx, { fileId, purpose: invoicePurpose, subjectId: id });
      await recordInvoice(tx, ctx, { action: 'invoice.issued', invoice, after: { number } });
      await notifyBuyer(tx, ctx, { invoice, text: 'invoiceIssued' });
    };
    try {
      return await decideInvoice(ctx, { id, step: 'issue', set: { number, reason: '' }, also });
    } catch (error) {
      throw isNumberTaken(error) ? new AppError('invoice.number-taken') : error;
    }
  };

/** D-190. */
export const issueInvoice = issuingInvoice(notifyOfInvoice);
