import { ledgerAccountRoutes } from '../features/ledger/account/account.routes.ts';
import { ledgerManageRoutes } from '../features/ledger/manage/manage.routes.ts';
import { rewardRoutes } from '../features/ledger/reward/reward.routes.ts';
import { pricingRoutes } from '../features/pricing/pricing.routes.ts';
import { forgetPurchase } from '../features/pricing/purchase/forget-purchase.ts';
import type { Route } from '../platform/http/route.ts';
import { shelves } from './shelves.ts';

/** Every call about coins, integral and what they buy. */
export const ledgerRoutes: readonly Route[] = [
  ...ledgerAccountRoutes,
  ...rewardRoutes,
  ...ledgerManageRoutes(forgetPurchase(shelves)),
  ...pricingRoutes(shelves),
];
