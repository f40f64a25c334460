import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listInvoiceOrders, listInvoices, readInvoice } from '@shuyuan/contract/payments/invoice.wire';

/** Whatever shows an invoice, or the orders that are on none. */
export const invoiceReads: readonly Endpoint[] = [listInvoices, readInvoice, listInvoiceOrders];
