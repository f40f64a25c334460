import * as wire from '@shuyuan/contract/exams/marking/regrade.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import type { ConsequenceSource } from './list-consequences.ts';
import { listRegradeQuestions } from './list-regrade-questions.ts';
import { listRegrades } from './list-regrades.ts';
import { previewRegrade } from './preview-regrade.ts';
import { regradeExam } from './regrade-exam.ts';

/** Putting questions right after an exam was taken. */
export const regradeRoutes = (sources: readonly ConsequenceSource[]): readonly Route[] => [
  on(wire.listRegradeQuestions, listRegradeQuestions),
  on(wire.listRegrades, listRegrades),
  on(wire.previewRegrade, (ctx, input) => previewRegrade(ctx, input, sources)),
  on(wire.regradeExam, regradeExam),
];
