import { defineJob, type Job } from '../../../platform/jobs.ts';
import { notifyShares, sharesNoticeJob } from './distribute-notices.ts';

export const distributeJobs: readonly Job[] = [
  defineJob(sharesNoticeJob, (ctx, { grantId }) => notifyShares(ctx, grantId)),
];
