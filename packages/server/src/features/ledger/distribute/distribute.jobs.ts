import type { Job } from '../../../platform/jobs.ts';
import { notifyShares, sharesNoticeJob } from './distribute-notices.ts';

export const distributeJobs: readonly Job[] = [
  { name: sharesNoticeJob, handle: (ctx, { grantId }) => notifyShares(ctx, String(grantId)) },
];
