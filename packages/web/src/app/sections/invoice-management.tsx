import { InvoicesPage } from '../../features/payments/invoices/InvoicesPage.tsx';
import { OrdersAdminPage } from '../../features/payments/manage/OrdersAdminPage.tsx';
import { OrdersPage } from '../../features/payments/orders/OrdersPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { invoices: InvoicesPage, orders: OrdersPage, adminOrders: OrdersAdminPage };
