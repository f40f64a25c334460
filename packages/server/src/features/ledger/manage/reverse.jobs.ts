import { defineJob, type Job } from '../../../platform/jobs.ts';
import { notifyReversal, reversalNoticeJob } from './reverse-notices.ts';

export const reverseJobs: readonly Job[] = [
  defineJob(reversalNoticeJob, (ctx, { tradeId }) => notifyReversal(ctx, tradeId)),
];
