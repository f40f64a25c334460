import type { Job } from '../../platform/jobs.ts';
import { closeAttempts } from './taking/close-attempts.ts';

export const examJobs: readonly Job[] = [
  { name: 'exams:close', cron: '* * * * *', handle: (ctx) => closeAttempts(ctx) },
];
