import { demand } from '@shuyuan/contract/kernel/app-error';
import { receiptLife } from '@shuyuan/contract/payments/receipts';
import type { Tx } from '../../../platform/context.ts';
import { lockReceipt, type ReceiptRow } from './receipt.store.ts';

/** A payment finance decides about, held until it is; of two who do so at once the second finds it settled. */
export async function openReceipt(tx: Tx, tenantId: string, id: string): Promise<ReceiptRow> {
  const receipt = await lockReceipt(tx, tenantId, id);
  demand(receipt, 'request.not-found');
  demand(receiptLife.can('book', receipt.state), 'payment.settled-already');
  return receipt;
}
