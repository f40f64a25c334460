import { approvalRoutes } from '../features/approval/approval.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { studyRoutes } from '../features/study/study.routes.ts';
import type { RawRoutes } from '../platform/http/raw.ts';
import type { Route } from '../platform/http/route.ts';
import { communityRoutes } from './community-routes.ts';
import { fileRoutes, fileServing, withReaderCookie } from './file-routes.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { liveRoutes, supplierCallbacks } from './live-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRawRoutes, signInRoutes } from './sign-in-routes.ts';
import { systemRoutes } from './system-routes.ts';

/** Addresses that are no calls. */
export const rawRoutes: readonly RawRoutes[] = [...signInRawRoutes, fileServing, supplierCallbacks];

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...peopleRoutes,
  ...studyRoutes,
  ...systemRoutes,
  ...liveRoutes,
  ...approvalRoutes,
  ...notificationRoutes,
  ...communityRoutes,
  ...ledgerRoutes,
  ...fileRoutes,
].map(withReaderCookie);
