import { jobName } from '../../../platform/jobs.ts';

/** Left when a survey that promises coins is closed. */
export const payJob = jobName<{ readonly tenantId: string; readonly surveyId: string }>('surveys:pay');
