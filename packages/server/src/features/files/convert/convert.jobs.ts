import type { SystemContext } from '../../../platform/context.ts';
import { defineJob, type Job } from '../../../platform/jobs.ts';
import { convertFile, silentMs } from './convert-file.ts';
import { askForConversion, convertJob } from './convert-job.ts';
import { listSilent, moveConversion } from './convert.store.ts';

const triesMax = 3;
const atOnce = 100;

/** A conversion whose process died is begun again, but not for ever: some files take their process with them. */
async function wakeSilent(ctx: SystemContext): Promise<void> {
  const at = new Date(ctx.now());
  for (const { id, tenantId, kind, conversionTries } of await listSilent(
    ctx.read,
    new Date(ctx.now() - silentMs),
    atOnce,
  )) {
    await ctx.inTransaction(async (tx) => {
      if (conversionTries >= triesMax) await moveConversion(tx, { id, action: 'fail', at });
      else await askForConversion(tx, { tenantId, fileId: id, kind });
    });
  }
}

export const convertJobs: Job[] = [
  defineJob(convertJob, convertFile),
  { name: 'files:wake-conversions', cron: '* * * * *', handle: wakeSilent },
  { name: 'files:tidy-work', cron: '41 * * * *', handle: (ctx) => ctx.external.tools.tidy() },
];
