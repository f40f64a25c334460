import type { RawRoutes } from '../platform/http/raw.ts';
import type { Route } from '../platform/http/route.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { communityRoutes } from './community-routes.ts';
import { fileRoutes, fileServing, withReaderCookie } from './file-routes.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { liveRoutes, supplierCallbacks } from './live-routes.ts';
import { ownRoutes } from './own-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRawRoutes, signInRoutes } from './sign-in-routes.ts';
import { systemRoutes } from './system-routes.ts';
import { trainingRoutes } from './training-routes.ts';

/** Addresses that are no calls. */
export const rawRoutes: readonly RawRoutes[] = [...signInRawRoutes, fileServing, supplierCallbacks];

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
  ...assistantRoutes,
  ...fileRoutes,
].map(withReaderCookie);
