import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listTrades, readPersonAccount, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { listMyCards } from '@shuyuan/contract/pricing/price.wire';
import {
  listManagedItems,
  listOwnShopOrders,
  listShopItems,
  listShopOrders,
} from '@shuyuan/contract/pricing/shop.wire';

/** Everything an order changes: the shop, its orders, the points they cost and the cards they gave. */
export const shopReads: readonly Endpoint[] = [
  listShopItems,
  listManagedItems,
  listOwnShopOrders,
  listShopOrders,
  listMyCards,
  readPersonAccount,
  readTotalAmount,
  listTrades,
];
