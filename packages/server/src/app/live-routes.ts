import { communityRoutes } from '../features/live/community/community.routes.ts';
import { liveRoutes as ownRoutes } from '../features/live/live.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about lives. */
export const liveRoutes: readonly Route[] = [...ownRoutes, ...communityRoutes];
