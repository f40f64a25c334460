import { ledgerAccountRoutes } from '../features/ledger/account/account.routes.ts';
import { exchangeRoutes } from '../features/ledger/exchange/exchange.routes.ts';
import { financeRoutes } from '../features/ledger/finance/finance.routes.ts';
import { ledgerManageRoutes } from '../features/ledger/manage/manage.routes.ts';
import { rewardRoutes } from '../features/ledger/reward/reward.routes.ts';
import { pricingRoutes } from '../features/pricing/pricing.routes.ts';
import { seatRoutes } from '../features/pricing/seats/seats.routes.ts';
import { shopRoutes } from '../features/pricing/shop/shop.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { endPurchase } from './end-purchase.ts';
import { shelves } from './shelves.ts';

/** Every call about coins, integral and what they buy. */
export const ledgerRoutes: readonly Route[] = [
  ...ledgerAccountRoutes,
  ...rewardRoutes,
  ...ledgerManageRoutes(endPurchase),
  ...exchangeRoutes,
  ...financeRoutes,
  ...pricingRoutes(shelves),
  ...seatRoutes(shelves),
  ...shopRoutes,
];
