import { defineJob, type Job } from '../../../platform/jobs.ts';
import { contributionJob } from '../../community/index.ts';
import { payEarned } from './pay-earned.ts';

export const earnedJobs: readonly Job[] = [defineJob(contributionJob, payEarned)];
