import { defineJob, type Job } from '../../../platform/jobs.ts';
import { earnedJob } from '../index.ts';
import { payEarned } from './pay-earned.ts';

export const earnedJobs: readonly Job[] = [defineJob(earnedJob, payEarned)];
