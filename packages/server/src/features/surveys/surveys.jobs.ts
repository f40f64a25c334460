import type { Job } from '../../platform/jobs.ts';
import { sweepSurveys } from './manage/sweep-surveys.ts';

export const surveyJobs: readonly Job[] = [{ name: 'surveys:sweep', cron: '* * * * *', handle: sweepSurveys }];
