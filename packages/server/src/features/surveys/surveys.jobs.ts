import { defineJob, type Job } from '../../platform/jobs.ts';
import { sweepSurveys } from './manage/sweep-surveys.ts';
import { payJob } from './reward/pay-job.ts';
import { payParticipants } from './reward/pay-participants.ts';

export const surveyJobs: readonly Job[] = [
  { name: 'surveys:sweep', cron: '* * * * *', handle: sweepSurveys },
  defineJob(payJob, payParticipants),
];
