import { approvalTemplateRoutes } from '../features/approval/templates/approval-template.routes.ts';
import { approvalRoutes } from '../features/approval/approval.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { practiceRoutes } from '../features/practice/practice.routes.ts';
import { finishSurveySections } from '../features/study/runs/open-survey-section.ts';
import type { SubmissionHandler } from '../features/surveys/index.ts';
import { manageRoutes as surveyManageRoutes } from '../features/surveys/manage/manage.routes.ts';
import { surveyRoutes } from '../features/surveys/surveys.routes.ts';
import { templateRoutes } from '../features/surveys/templates/template.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { examRoutes } from './exam-routes.ts';
import { studyRoutes } from './study-routes.ts';

/** Features that react when somebody has answered a survey. */
const submissionHandlers: readonly SubmissionHandler[] = [finishSurveySections];

/** Every call about what waits for a person: to study, to decide, to read. */
export const ownRoutes: readonly Route[] = [
  ...studyRoutes,
  ...surveyRoutes(submissionHandlers),
  ...surveyManageRoutes,
  ...templateRoutes,
  ...examRoutes,
  ...practiceRoutes,
  ...approvalTemplateRoutes,
  ...approvalRoutes,
  ...notificationRoutes,
];
