import type { Tx } from '../../../platform/context.ts';

/** A reaction of another feature, such as a section of a course that is finished; it commits with the answers or not at all. */
export type SubmissionHandler = (tx: Tx, event: SurveySubmittedEvent) => Promise<void>;

/** Somebody has answered; what they said is nobody's business. */
export type SurveySubmittedEvent = {
  readonly tenantId: string;
  readonly surveyId: string;
  readonly memberId: string;
  readonly at: number;
};
