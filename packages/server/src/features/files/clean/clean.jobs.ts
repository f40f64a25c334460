import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { defineJob, type Job } from '../../../platform/jobs.ts';
import { cleanFile } from './clean-file.ts';
import { cleanJob, enqueueCleaning } from './clean-job.ts';
import { listUnclean } from './clean.store.ts';

/** A job that was asked for and not done within this time was lost, or failed too often. */
const lostMs = 5 * minuteMs;
const atOnce = 50;

async function cleanOld(ctx: SystemContext): Promise<void> {
  for (const { id, ...file } of await listUnclean(ctx.read, new Date(ctx.now() - lostMs), atOnce)) {
    await ctx.inTransaction((tx) => enqueueCleaning(tx, { ...file, fileId: id }));
  }
}

export const cleanJobs: Job[] = [
  defineJob(cleanJob, cleanFile),
  { name: 'files:clean-old', cron: '* * * * *', handle: cleanOld },
];
