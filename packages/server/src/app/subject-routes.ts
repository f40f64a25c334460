import type { Route } from '../platform/http/route.ts';
import { exemptionRoutes } from '../features/subjects/exemptions/exemptions.routes.ts';
import { learnSubjectRoutes } from '../features/subjects/learn/learn.routes.ts';
import { subjectLearnerRoutes } from '../features/subjects/manage/learners.routes.ts';
import { manageSubjectRoutes } from '../features/subjects/manage/manage.routes.ts';

/** Every call about subjects. */
export const subjectRoutes: readonly Route[] = [
  ...manageSubjectRoutes,
  ...subjectLearnerRoutes,
  ...learnSubjectRoutes,
  ...exemptionRoutes,
];
