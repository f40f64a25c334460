import { auditRoutes } from '../features/positions/audit/audit.routes.ts';
import { managePositionRoutes } from '../features/positions/manage/manage.routes.ts';
import { pathReportRoutes } from '../features/positions/report/report.routes.ts';
import { walkRoutes } from '../features/positions/walk/walk.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Every call about positions: walking their paths, deciding about them, making them, and reporting on a team. */
export const positionRoutes: readonly Route[] = [
  ...walkRoutes,
  ...auditRoutes,
  ...managePositionRoutes,
  ...pathReportRoutes,
];
