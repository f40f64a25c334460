import { adminRoutes } from '../features/admin/admin.routes.ts';
import { collectableQuestions } from '../features/community/questions/collectable-questions.ts';
import { collectableLives } from '../features/live/community/collectable-lives.ts';
import { collectableCourses } from '../features/study/courses/collectable-courses.ts';
import type { Collectable } from '../features/system/collect.ts';
import { collectRoutes } from '../features/system/collect.routes.ts';
import { settingsRoutes } from '../features/system/settings/settings.routes.ts';
import { systemRoutes as ownRoutes } from '../features/system/system.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { sharingRoutes } from './sharing-routes.ts';

/** What people may collect, by who decides whether they may see it (SYSTEM-08). */
const collectables: readonly Collectable[] = [...collectableLives, ...collectableQuestions, collectableCourses];

/**
 * Every call about the installation and what its organisations set, with what administrators see of it, and what people
 * keep for themselves or pass on.
 */
export const systemRoutes: readonly Route[] = [
  ...ownRoutes,
  ...settingsRoutes,
  ...collectRoutes(collectables),
  ...sharingRoutes,
  ...adminRoutes,
];
