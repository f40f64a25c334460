export { hasParticipated as hasSubmittedSurvey } from './answer/answer.store.ts';
export type { SubmissionHandler, SurveySubmittedEvent } from './answer/submission-handler.ts';
