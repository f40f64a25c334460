import { approvalRoutes } from '../features/approval/approval.routes.ts';
import { adminRoutes } from '../features/admin/admin.routes.ts';
import { liveRoutes } from '../features/live/live.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { studyRoutes } from '../features/study/study.routes.ts';
import { settingsRoutes } from '../features/system/settings.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { peopleRoutes } from './people-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export { rawRoutes } from './sign-in-routes.ts';

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...peopleRoutes,
  ...studyRoutes,
  ...systemRoutes,
  ...settingsRoutes,
  ...adminRoutes,
  ...liveRoutes,
  ...approvalRoutes,
  ...notificationRoutes,
];
