import { amount, formatAmount } from '@shuyuan/contract/kernel/amount';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { canDiscard, receiptLife } from '@shuyuan/contract/payments/receipts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { openReceipt } from './open-receipt.ts';
import { updateReceiptState } from './receipt.store.ts';

/** D-119: finance typed a payment that is none; it may be typed again. */
export const discardReceipt = (ctx: Context, { id }: { readonly id: string }) =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const { tenantId, id: decidedBy } = within.actor;
      const receipt = await openReceipt(tx, tenantId, id);
      demand(canDiscard(receipt), 'payment.settled-already');
      const settled = { id, step: 'discard', at: new Date(within.now()), decidedBy } as const;
      demand(await updateReceiptState(tx, settled), 'payment.settled-already');
      await recordAudit(tx, within, {
        tenantId,
        action: 'receipt.discarded',
        subject: { kind: 'receipt', id },
        before: { money: formatAmount(amount(receipt.money)), reference: receipt.reference },
      });
      return { id, state: receiptLife.table.discard.to };
    }),
  );
