import * as wire from '@shuyuan/contract/payments/receipt.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { bookReceipt } from './book-receipt.ts';
import { discardReceipt } from './discard-receipt.ts';
import { listReceipts } from './list-receipts.ts';
import { payOrder } from './paying-order.ts';
import { recordReceipt } from './recording-receipt.ts';
import { returnReceipt } from './return-receipt.ts';

export const receiptRoutes: readonly Route[] = [
  on(wire.payOrder, payOrder),
  on(wire.listReceipts, listReceipts),
  on(wire.recordReceipt, recordReceipt),
  on(wire.bookReceipt, bookReceipt),
  on(wire.returnReceipt, returnReceipt),
  on(wire.discardReceipt, discardReceipt),
];
