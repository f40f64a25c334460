import type { Job } from '../jobs.ts';
import { keptForHours } from './repeated-requests.ts';

export const keptAnswerJobs: Job[] = [
  {
    name: 'http:forget-kept-answers',
    cron: '*/30 * * * *',
    handle: (ctx) =>
      ctx.inTransaction(async (tx) => {
        const oldest = new Date(ctx.now() - keptForHours * 3_600_000);
        await tx.deleteFrom('keptAnswer').where('createdAt', '<', oldest).execute();
      }),
  },
];
