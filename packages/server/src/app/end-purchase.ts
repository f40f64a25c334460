import type { EndPurchase } from '../features/ledger/manage/reverse-trade.ts';
import { demandNotRefunded } from '../features/payments/refunds/demand-not-refunded.ts';
import { forgetPurchase } from '../features/pricing/purchase/forget-purchase.ts';
import { forgetShopOrder } from '../features/pricing/shop/forget-shop-order.ts';
import { shelves } from './shelves.ts';

const forgetSold = forgetPurchase(shelves);

/**
 * Ends what a trade had bought, whether content or a thing of the shop, before it is taken back. Coins of an order that went with
 * its money are not taken a second time.
 */
export const endPurchase: EndPurchase = async (tx, tradeId, at) => {
  await demandNotRefunded(tx, tradeId);
  await forgetSold(tx, tradeId, at);
  await forgetShopOrder(tx, tradeId, at);
};
