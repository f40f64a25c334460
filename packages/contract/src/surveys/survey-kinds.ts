import { ContentType } from '../study/content-types.ts';

/** ENUM-01: what is asked before something is decided, and what is asked after it was learned. */
export const surveyKinds = [ContentType.survey, ContentType.evaluation] as const;
export type SurveyKind = (typeof surveyKinds)[number];

export const surveyKindLabels = {
  [ContentType.survey]: 'survey.kind.survey',
  [ContentType.evaluation]: 'survey.kind.evaluation',
} as const satisfies Record<SurveyKind, string>;
