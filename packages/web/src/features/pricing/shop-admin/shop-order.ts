import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listShopOrders } from '@shuyuan/contract/pricing/shop.wire';

export type ShopOrder = OutputOf<typeof listShopOrders>['items'][number];
