import { authRoutes } from '../features/auth/auth.routes.ts';
import { liveRoutes } from '../features/live/live.routes.ts';
import { peopleRoutes } from '../features/people/people.routes.ts';
import { personCardRoutes } from '../features/people/person-card.routes.ts';
import { studyRoutes } from '../features/study/study.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...peopleRoutes,
  ...personCardRoutes,
  ...studyRoutes,
  ...systemRoutes,
  ...liveRoutes,
];
