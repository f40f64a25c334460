import type { Job } from '../../../platform/jobs.ts';
import { tellShares, tellSharesJob } from './distribute-notices.ts';

export const distributeJobs: readonly Job[] = [
  { name: tellSharesJob, handle: (ctx, { grantId }) => tellShares(ctx, String(grantId)) },
];
