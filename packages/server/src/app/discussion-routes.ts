import { actionRoutes } from '../features/community/actions/action.routes.ts';
import { discussableQuestions } from '../features/community/discussions/discussable-questions.ts';
import { discussionRoutes } from '../features/community/discussions/discussion.routes.ts';
import type { Discussables } from '../features/community/index.ts';
import { moderationRoutes } from '../features/community/moderation/moderation.routes.ts';
import { discussableCourses } from '../features/study/comments/discussable-courses.ts';
import type { Route } from '../platform/http/route.ts';

/** Content people discuss, by who decides whether they may see it (D-133). */
const discussables: Discussables = [discussableQuestions, discussableCourses];

/** What people do with what is published, and what moderators do with that. */
export const discussionAndModerationRoutes: readonly Route[] = [
  ...discussionRoutes(discussables),
  ...actionRoutes(discussables),
  ...moderationRoutes(discussables),
];
