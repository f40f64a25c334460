import { attendanceRoutes } from '../features/training/attendance/attendance.routes.ts';
import { learnRoutes } from '../features/training/learn/learn.routes.ts';
import { manageRoutes } from '../features/training/manage/manage.routes.ts';
import { materialRoutes } from '../features/training/materials/material.routes.ts';
import { reportRoutes } from '../features/training/report/report.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about classes: making and running them, learning in them, and who was there. */
export const trainingRoutes: readonly Route[] = [
  ...reportRoutes,
  ...learnRoutes,
  ...manageRoutes,
  ...materialRoutes,
  ...attendanceRoutes,
];
