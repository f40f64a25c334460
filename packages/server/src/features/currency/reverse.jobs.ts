import type { Job } from '../../platform/jobs.ts';
import { tellReversal, tellReversalJob } from './reverse-notices.ts';

export const reverseJobs: readonly Job[] = [
  { name: tellReversalJob, handle: (ctx, { tradeId }) => tellReversal(ctx, String(tradeId)) },
];
