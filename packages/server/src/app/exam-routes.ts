import { answerFileRoutes } from '../features/exams/answer-files/answer-files.routes.ts';
import { attemptRoutes } from '../features/exams/attempts/attempts.routes.ts';
import { attentionRoutes } from '../features/exams/attention/attention.routes.ts';
import { bankRoutes } from '../features/exams/bank/bank.routes.ts';
import { markingRoutes } from '../features/exams/marking/marking.routes.ts';
import { paperRoutes } from '../features/exams/papers/papers.routes.ts';
import { regradeRoutes } from '../features/exams/regrade/regrade.routes.ts';
import { startRoutes } from '../features/exams/start/start.routes.ts';
import { statisticsRoutes } from '../features/exams/statistics/statistics.routes.ts';
import { takingRoutes } from '../features/exams/taking/taking.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { examConsequences } from './exam-consequences.ts';

/** Every call about exams: what they ask, how they are made, taken, watched over and marked. */
export const examRoutes: readonly Route[] = [
  ...bankRoutes,
  ...paperRoutes,
  ...startRoutes,
  ...takingRoutes,
  ...answerFileRoutes,
  ...attemptRoutes(examConsequences),
  ...attentionRoutes,
  ...statisticsRoutes,
  ...markingRoutes,
  ...regradeRoutes(examConsequences),
];
