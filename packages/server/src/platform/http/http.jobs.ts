import { hourMs } from '@shuyuan/contract/kernel/time-units';
import type { Job } from '../jobs.ts';
import { deleteEndedCounts } from './rate-counts.store.ts';
import { keptForHours } from './repeated-requests.ts';

export const httpJobs: Job[] = [
  {
    name: 'http:forget-kept-answers',
    cron: '*/30 * * * *',
    handle: (ctx) =>
      ctx.inTransaction(async (tx) => {
        const oldest = new Date(ctx.now() - keptForHours * hourMs);
        await tx.deleteFrom('keptAnswer').where('createdAt', '<', oldest).execute();
      }),
  },
  {
    name: 'http:forget-ended-counts',
    cron: '*/5 * * * *',
    handle: (ctx) => ctx.inTransaction(deleteEndedCounts),
  },
];
