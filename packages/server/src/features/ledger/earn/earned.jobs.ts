import type { Job } from '../../../platform/jobs.ts';
import { type Earned, earnedJob } from '../index.ts';
import { payEarned } from './pay-earned.ts';

export const earnedJobs: readonly Job[] = [
  // Only `leaveEarned` enqueues it.
  { name: earnedJob, handle: (ctx, payload) => payEarned(ctx, payload as Earned) },
];
