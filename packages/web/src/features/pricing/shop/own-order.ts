import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listOwnShopOrders } from '@shuyuan/contract/pricing/shop.wire';

export type OwnOrder = OutputOf<typeof listOwnShopOrders>['items'][number];
