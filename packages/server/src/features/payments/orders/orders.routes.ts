import * as wire from '@shuyuan/contract/payments/order.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { listOrders, listOwnOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';
import { readTopUp } from './read-top-up.ts';

export const orderRoutes: readonly Route[] = [
  on(wire.readTopUp, readTopUp),
  on(wire.createOrder, createOrder),
  on(wire.listOwnOrders, listOwnOrders),
  on(wire.listOrders, listOrders),
  on(wire.readOrder, readOrder),
  on(wire.cancelOrder, cancelOrder),
];
