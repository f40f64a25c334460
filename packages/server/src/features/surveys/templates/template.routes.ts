import * as wire from '@shuyuan/contract/surveys/survey-template.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { createSurveyTemplate, removeSurveyTemplate } from './create-survey-template.ts';
import { listSurveyTemplates, readSurveyTemplate } from './list-survey-templates.ts';

/** Templates a company writes itself. */
export const templateRoutes: readonly Route[] = [
  on(wire.createSurveyTemplate, createSurveyTemplate),
  on(wire.listSurveyTemplates, listSurveyTemplates),
  on(wire.readSurveyTemplate, readSurveyTemplate),
  on(wire.removeSurveyTemplate, removeSurveyTemplate),
];
