import type { Job } from '../../../platform/jobs.ts';
import { notifyReversal, reversalNoticeJob } from './reverse-notices.ts';

export const reverseJobs: readonly Job[] = [
  { name: reversalNoticeJob, handle: (ctx, { tradeId }) => notifyReversal(ctx, String(tradeId)) },
];
