export { hasParticipated as hasSubmittedSurvey } from './answer/answer.store.ts';
export type { SubmissionHandler, SurveySubmittedEvent } from './answer/submission-handler.ts';
export { submitSurvey } from './answer/submit-survey.ts';
export {
  canUseEvaluation,
  canUseSurvey,
  findSurveyOfSection,
  inviteMembersToSurvey,
  inviteToSurvey,
} from './find-survey-of-section.ts';
export { createSurvey } from './manage/create-survey.ts';
export { closeSurvey, publishSurvey } from './manage/move-survey.ts';
export { createSurveyTemplate } from './templates/create-survey-template.ts';
export { listSurveyTasks } from './answer/list-survey-tasks.ts';
