import * as wire from '@shuyuan/contract/surveys/survey-form.wire';
import { remindSurvey as remindSurveyWire } from '@shuyuan/contract/surveys/survey.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { copySurvey, createSurvey } from './create-survey.ts';
import { closeSurvey, publishSurvey, withdrawSurvey } from './move-survey.ts';
import { remindSurvey } from './remind-survey.ts';
import { readSurveyForm, removeSurvey, saveSurvey } from './save-survey.ts';

export const manageRoutes: readonly Route[] = [
  on(wire.createSurvey, createSurvey),
  on(wire.copySurvey, copySurvey),
  on(wire.readSurveyForm, readSurveyForm),
  on(wire.saveSurvey, saveSurvey),
  on(wire.publishSurvey, publishSurvey),
  on(wire.withdrawSurvey, withdrawSurvey),
  on(wire.closeSurvey, closeSurvey),
  on(wire.removeSurvey, removeSurvey),
  on(remindSurveyWire, remindSurvey),
];
