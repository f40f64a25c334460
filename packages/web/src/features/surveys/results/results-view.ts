import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readSurveyResults } from '@shuyuan/contract/surveys/survey.wire';

/** The answers to a survey, question by question. */
export type ResultsView = OutputOf<typeof readSurveyResults>;
export type TallyView = ResultsView['tallies'][number];
