import { absenceRoutes } from '../features/assignments/absences/absences.routes.ts';
import { manageAssignmentRoutes } from '../features/assignments/manage/manage.routes.ts';
import { dutyReportRoutes } from '../features/assignments/report/report.routes.ts';
import { dutyRoutes } from '../features/assignments/settle/settle.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Required training: the rules, the duties that come of them, how everybody is with them, and days people are away for. */
export const assignmentRoutes: readonly Route[] = [
  ...manageAssignmentRoutes,
  ...dutyReportRoutes,
  ...dutyRoutes,
  ...absenceRoutes,
];
