import { currencyAdminRoutes } from '../features/currency/admin.routes.ts';
import { currencyRoutes } from '../features/currency/currency.routes.ts';
import { pricingRoutes } from '../features/currency/pricing.routes.ts';
import { rewardRoutes } from '../features/currency/reward.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { shelves } from './shelves.ts';

/** Every call about coins, integral and what they buy. */
export const ledgerRoutes: readonly Route[] = [
  ...currencyRoutes,
  ...rewardRoutes,
  ...currencyAdminRoutes,
  ...pricingRoutes(shelves),
];
