import type { Route } from '../platform/http/route.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { communityRoutes } from './community-routes.ts';
import { fileRoutes, withReaderCookie } from './file-routes.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { systemRoutes } from './system-routes.ts';
import { trainingRoutes } from './training-routes.ts';

export { rawRoutes } from './raw-routes.ts';

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...peopleRoutes,
  ...ownRoutes,
  ...trainingRoutes,
  ...systemRoutes,
  ...liveRoutes,
  ...communityRoutes,
  ...ledgerRoutes,
  ...paymentRoutes,
  ...assistantRoutes,
  ...fileRoutes,
].map(withReaderCookie);
