import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { defineJob, enqueue, type Job, jobName } from '../../../platform/jobs.ts';
import { listUnread, type UnreadFile, updateAskedTime } from './pages.store.ts';
import { readPages } from './read-pages.ts';

const readPagesJob = jobName<UnreadFile>('files:read-pages');

/** A job that was asked for and is not done within this time was lost, or failed. */
const lostMs = 30 * minuteMs;
const atOnce = 50;

/** One document at a time over all processes: a library that is brought at once must not hold up anything else. */
async function askForPages(ctx: SystemContext): Promise<void> {
  const unread = await listUnread(ctx.read, new Date(ctx.now() - lostMs), atOnce);
  if (unread.length === 0) return;
  await ctx.inTransaction(async (tx) => {
    for (const payload of unread)
      await enqueue(tx, { name: readPagesJob, payload, key: `${readPagesJob}:${payload.fileId}`, queue: readPagesJob });
    await updateAskedTime(
      tx,
      unread.map(({ fileId }) => fileId),
      new Date(ctx.now()),
    );
  });
}

export const pagesJobs: Job[] = [
  defineJob(readPagesJob, readPages),
  { name: 'files:ask-for-pages', cron: '* * * * *', handle: askForPages },
];
