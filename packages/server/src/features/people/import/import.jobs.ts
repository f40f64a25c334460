import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { defineJob, type Job } from '../../../platform/jobs.ts';
import { checkImport, checkJob } from './check-import.ts';
import { deleteImportsBefore, giveUpChecking, listStill, returnToChecked } from './import.store.ts';
import { writeImport } from './write-import.ts';
import { writeJob } from './write-job.ts';

/** Work reports every few hundred rows; one that is silent for so long died with its process. */
const silentMs = 2 * minuteMs;
/** Long enough to come back to it after a week-end. */
const keptMs = 7 * dayMs;
/** What was written is listed for as long as somebody may ask who did it; its content went when it was applied. */
const appliedKeptMs = 365 * dayMs;

const forget = (ctx: SystemContext): Promise<void> =>
  ctx.inTransaction((tx) =>
    deleteImportsBefore(tx, { others: new Date(ctx.now() - keptMs), applied: new Date(ctx.now() - appliedKeptMs) }),
  );

/** Whoever waits for an import whose process is gone is told so, and may begin again. */
async function wakeSilent(ctx: SystemContext): Promise<void> {
  for (const { id, state } of await listStill(ctx.read, new Date(ctx.now() - silentMs))) {
    await ctx.inTransaction((tx) =>
      state === 'checking' ? giveUpChecking(tx, id) : returnToChecked(tx, id, 'interrupted'),
    );
  }
}

export const importJobs: Job[] = [
  defineJob(checkJob, checkImport),
  defineJob(writeJob, writeImport),
  { name: 'people:wake-imports', cron: '* * * * *', handle: wakeSilent },
  { name: 'people:forget-imports', cron: '29 3 * * *', handle: forget },
];
