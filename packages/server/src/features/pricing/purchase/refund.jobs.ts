import type { Job } from '../../../platform/jobs.ts';
import { type Refund, refundJob } from '../refund-later.ts';
import { refundSold } from './refund-sold.ts';

export const refundJobs: readonly Job[] = [
  // Only `refundLater` enqueues it.
  { name: refundJob, handle: (ctx, payload) => refundSold(ctx, payload as Refund) },
];
