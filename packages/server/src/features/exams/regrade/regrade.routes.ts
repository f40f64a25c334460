import * as wire from '@shuyuan/contract/exams/marking/regrade.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { previewRegrade } from './preview-regrade.ts';
import { regradeExam } from './regrade-exam.ts';

/** Marking an exam again by keys that were put right. */
export const regradeRoutes: readonly Route[] = [
  on(wire.previewRegrade, previewRegrade),
  on(wire.regradeExam, regradeExam),
];
