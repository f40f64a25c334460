import type { Job } from '../../platform/jobs.ts';
import { type Refund, refundJob } from '../pricing/index.ts';
import { refundSold } from './refund-sold.ts';
import { tellReversal, tellReversalJob } from './reverse-notices.ts';

export const reverseJobs: readonly Job[] = [
  { name: tellReversalJob, handle: (ctx, { tradeId }) => tellReversal(ctx, String(tradeId)) },
  // Only `refundLater` enqueues it.
  { name: refundJob, handle: (ctx, payload) => refundSold(ctx, payload as Refund) },
];
