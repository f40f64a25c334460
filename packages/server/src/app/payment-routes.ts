import { billRoutes } from '../features/payments/bills/bills.routes.ts';
import { invoiceRoutes } from '../features/payments/invoices/invoices.routes.ts';
import { orderRoutes } from '../features/payments/orders/orders.routes.ts';
import { onlineRoutes } from '../features/payments/online/online.routes.ts';
import { receiptRoutes } from '../features/payments/receipts/receipts.routes.ts';
import { refundRoutes } from '../features/payments/refunds/refunds.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about orders for money, how they are paid, and invoices. */
export const paymentRoutes: readonly Route[] = [
  ...orderRoutes,
  ...receiptRoutes,
  ...refundRoutes,
  ...onlineRoutes,
  ...billRoutes,
  ...invoiceRoutes,
];
