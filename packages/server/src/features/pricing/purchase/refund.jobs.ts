import { defineJob, type Job } from '../../../platform/jobs.ts';
import { refundJob } from '../refund-later.ts';
import { refundSold } from './refund-sold.ts';

export const refundJobs: readonly Job[] = [defineJob(refundJob, refundSold)];
