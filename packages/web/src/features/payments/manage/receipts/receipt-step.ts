import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listReceipts } from '@shuyuan/contract/payments/receipt.wire';

export type Receipt = OutputOf<typeof listReceipts>['items'][number];

/** A step of finance with a payment, taken in a dialog. */
export type ReceiptStep =
  | { readonly kind: 'record' }
  | { readonly kind: 'book' | 'return' | 'discard'; readonly receipt: Receipt };
