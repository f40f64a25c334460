import type { Job } from '../../../platform/jobs.ts';
import { type ColumnNews, deliverColumnNews, notifySubscribersJob } from './notify-subscribers.ts';

export const columnJobs: readonly Job[] = [
  // Enqueued by `notifySubscribers` with these very names.
  { name: notifySubscribersJob, handle: (ctx, payload) => deliverColumnNews(ctx, payload as ColumnNews) },
];
