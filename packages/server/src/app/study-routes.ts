import { courseRoutes } from '../features/study/courses/courses.routes.ts';
import { manageCourseRoutes } from '../features/study/manage/manage.routes.ts';
import { playRoutes } from '../features/study/play/play.routes.ts';
import { runRoutes } from '../features/study/runs/runs.routes.ts';
import { studyRoutes as timeRoutes } from '../features/study/study.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about learning: making courses, opening them, playing them, and how far somebody is. */
export const studyRoutes: readonly Route[] = [
  ...timeRoutes,
  ...manageCourseRoutes,
  ...courseRoutes,
  ...runRoutes,
  ...playRoutes,
];
