import { approvalTemplateRoutes } from '../features/approval/templates/approval-template.routes.ts';
import { approvalRoutes } from '../features/approval/approval.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { practiceRoutes } from '../features/practice/practice.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { assignmentRoutes } from './assignment-routes.ts';
import { ownCentreRoutes } from './own-centre-routes.ts';
import { examRoutes } from './exam-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { studyRoutes } from './study-routes.ts';
import { surveyRoutes } from './survey-routes.ts';

/** Every call about what waits for a person, to study, to decide, to read, and about what they look for. */
export const ownRoutes: readonly Route[] = [
  ...studyRoutes,
  ...surveyRoutes,
  ...examRoutes,
  ...practiceRoutes,
  ...approvalTemplateRoutes,
  ...approvalRoutes,
  ...notificationRoutes,
  ...ownCentreRoutes,
  ...assignmentRoutes,
  ...searchRoutes,
];
