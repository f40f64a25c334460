import { badgeRoutes } from '../features/certificates/badge/badge.routes.ts';
import { crawlerRoutes, robotsRoutes } from '../features/site/crawlers/crawler.routes.ts';
import { paymentCallbacks } from '../features/payments/online/callback.routes.ts';
import type { RawRoutes } from '../platform/http/raw.ts';
import { fileServing } from './file-routes.ts';
import { supplierCallbacks } from './live-routes.ts';
import { signInRawRoutes } from './sign-in-routes.ts';

/** Addresses that are no calls. */
export const rawRoutes: readonly RawRoutes[] = [
  ...signInRawRoutes,
  fileServing,
  supplierCallbacks,
  paymentCallbacks,
  badgeRoutes,
  crawlerRoutes,
  robotsRoutes,
];
