import * as wire from '@shuyuan/contract/surveys/survey.wire';
import { on, onDownload, type Route } from '../../platform/http/route.ts';
import { listSurveys } from './answer/list-surveys.ts';
import { readSurvey } from './answer/read-survey.ts';
import type { SubmissionHandler } from './answer/submission-handler.ts';
import { submitSurvey } from './answer/submit-survey.ts';
import { exportSurveyResults, exportSurveyWorkbook } from './results/export-survey-results.ts';
import { readSurveyResults } from './results/read-survey-results.ts';

/** Every call of those who answer and read results; the handlers are told who has answered. */
export const surveyRoutes = (handlers: readonly SubmissionHandler[]): readonly Route[] => [
  on(wire.listSurveys, listSurveys),
  on(wire.readSurvey, readSurvey),
  on(wire.submitSurvey, submitSurvey(handlers)),
  on(wire.readSurveyResults, readSurveyResults),
  onDownload(wire.exportSurveyResults, exportSurveyResults),
  onDownload(wire.exportSurveyWorkbook, exportSurveyWorkbook),
];
