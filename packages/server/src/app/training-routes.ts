import { learnRoutes } from '../features/training/learn/learn.routes.ts';
import { manageRoutes } from '../features/training/manage/manage.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about classes: making and running them, and learning in them. */
export const trainingRoutes: readonly Route[] = [...learnRoutes, ...manageRoutes];
