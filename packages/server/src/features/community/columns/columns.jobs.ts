import type { Job } from '../../../platform/jobs.ts';
import { type ColumnNews, deliverColumnNews, tellSubscribersJob } from './tell-subscribers.ts';

export const columnJobs: readonly Job[] = [
  // Enqueued by `tellSubscribers` with these very names.
  { name: tellSubscribersJob, handle: (ctx, payload) => deliverColumnNews(ctx, payload as ColumnNews) },
];
