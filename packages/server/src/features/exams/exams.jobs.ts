import type { Job } from '../../platform/jobs.ts';
import { settleAnswerFiles } from './answer-files/settle-answer-files.ts';
import { closeAttempts } from './taking/close-attempts.ts';

export const examJobs: readonly Job[] = [
  { name: 'exams:close', cron: '* * * * *', handle: (ctx) => closeAttempts(ctx) },
  { name: 'exams:settle-files', cron: '37 3 * * *', handle: (ctx) => settleAnswerFiles(ctx) },
];
