import * as grades from '@shuyuan/contract/pricing/grades.wire';
import * as wire from '@shuyuan/contract/pricing/shop.wire';
import { on } from '../../../platform/http/route.ts';
import { listGrades } from '../grades/list-grades.ts';
import { saveGrades } from '../grades/save-grades.ts';
import { cancelShopOrder, refuseShopOrder } from './cancel-shop-order.ts';
import { handOutShopOrder } from './hand-out-shop-order.ts';
import { listManagedItems, listShopItems } from './list-shop-items.ts';
import { listOwnShopOrders, listShopOrders } from './list-shop-orders.ts';
import { orderShopItem } from './order-shop-item.ts';
import { changeShopItem, createShopItem } from './create-shop-item.ts';

export const shopRoutes = [
  on(wire.listShopItems, listShopItems),
  on(wire.listManagedItems, listManagedItems),
  on(wire.createShopItem, createShopItem),
  on(wire.changeShopItem, changeShopItem),
  on(wire.orderShopItem, orderShopItem),
  on(wire.listOwnShopOrders, listOwnShopOrders),
  on(wire.listShopOrders, listShopOrders),
  on(wire.cancelShopOrder, cancelShopOrder),
  on(wire.handOutShopOrder, handOutShopOrder),
  on(wire.refuseShopOrder, refuseShopOrder),
  on(grades.listGrades, listGrades),
  on(grades.saveGrades, saveGrades),
];
