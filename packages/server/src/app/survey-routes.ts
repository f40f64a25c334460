import { finishSurveySections } from '../features/study/runs/open-survey-section.ts';
import type { SubmissionHandler } from '../features/surveys/index.ts';
import { manageRoutes } from '../features/surveys/manage/manage.routes.ts';
import { surveyRoutes as answerRoutes } from '../features/surveys/surveys.routes.ts';
import { templateRoutes } from '../features/surveys/templates/template.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** Features that react when somebody has answered a survey. */
const submissionHandlers: readonly SubmissionHandler[] = [finishSurveySections];

/** Every call about surveys: answering, making and reading them. */
export const surveyRoutes: readonly Route[] = [...answerRoutes(submissionHandlers), ...manageRoutes, ...templateRoutes];
