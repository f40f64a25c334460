import * as wire from '@shuyuan/contract/payments/refund.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { listRefunds } from './list-refunds.ts';
import { refundOrder } from './refunding-order.ts';
import { settleRefund } from './settle-refund.ts';

export const refundRoutes: readonly Route[] = [
  on(wire.refundOrder, refundOrder),
  on(wire.listRefunds, listRefunds),
  on(wire.settleRefund, settleRefund),
];
