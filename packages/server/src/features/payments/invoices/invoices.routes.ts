import * as wire from '@shuyuan/contract/payments/invoice.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportInvoices } from './export-invoices.ts';
import { issueInvoice } from './issuing-invoice.ts';
import { listInvoiceOrders, listInvoices, readInvoice } from './list-invoices.ts';
import { rejectInvoice } from './rejecting-invoice.ts';
import { startInvoice } from './start-invoice.ts';
import { takeInvoiceBack } from './take-invoice-back.ts';
import { createInvoice, updateInvoice, withdrawInvoice } from './create-invoice.ts';

export const invoiceRoutes: readonly Route[] = [
  on(wire.listInvoices, listInvoices),
  onDownload(wire.exportInvoices, exportInvoices),
  on(wire.listInvoiceOrders, listInvoiceOrders),
  on(wire.createInvoice, createInvoice),
  on(wire.readInvoice, readInvoice),
  on(wire.updateInvoice, updateInvoice),
  on(wire.withdrawInvoice, withdrawInvoice),
  on(wire.startInvoice, startInvoice),
  on(wire.rejectInvoice, rejectInvoice),
  on(wire.issueInvoice, issueInvoice),
  on(wire.takeInvoiceBack, takeInvoiceBack),
];
