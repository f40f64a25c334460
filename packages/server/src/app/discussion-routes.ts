import { actionRoutes } from '../features/community/actions/action.routes.ts';
import { discussionRoutes } from '../features/community/discussions/discussion.routes.ts';
import { moderationRoutes } from '../features/community/moderation/moderation.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** What people do with what is published, and what moderators do with that. */
export const discussionAndModerationRoutes: readonly Route[] = [
  ...discussionRoutes,
  ...actionRoutes,
  ...moderationRoutes,
];
