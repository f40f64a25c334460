import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listSurveys } from '@shuyuan/contract/surveys/survey.wire';

/** A survey as a list shows it. */
export type SurveyRow = OutputOf<typeof listSurveys>['items'][number];
