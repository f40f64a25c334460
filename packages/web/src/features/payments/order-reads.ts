import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listTrades, readPersonAccount, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { listInvoiceOrders } from '@shuyuan/contract/payments/invoice.wire';
import { listOrders, listOwnOrders, readOrder, readTopUp } from '@shuyuan/contract/payments/order.wire';
import { listRefunds } from '@shuyuan/contract/payments/refund.wire';
import { listReceipts } from '@shuyuan/contract/payments/receipt.wire';

/** Whatever shows orders, or the coins that come with them. */
export const orderReads: readonly Endpoint[] = [
  readTopUp,
  listOwnOrders,
  listOrders,
  listReceipts,
  listRefunds,
  readOrder,
  listInvoiceOrders,
  readPersonAccount,
  readTotalAmount,
  listTrades,
];
