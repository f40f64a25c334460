import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readSurvey } from '@shuyuan/contract/surveys/survey.wire';

/** A survey as it is answered. */
export type SurveyView = OutputOf<typeof readSurvey>;
