import { approvalTemplateRoutes } from '../features/approval/approval-template.routes.ts';
import { approvalRoutes } from '../features/approval/approval.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { studyRoutes } from './study-routes.ts';

/** Every call about what waits for a person: to study, to decide, to read. */
export const ownRoutes: readonly Route[] = [
  ...studyRoutes,
  ...approvalTemplateRoutes,
  ...approvalRoutes,
  ...notificationRoutes,
];
