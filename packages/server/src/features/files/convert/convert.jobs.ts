import type { SystemContext } from '../../../platform/context.ts';
import { enqueue, type Job } from '../../../platform/jobs.ts';
import { convertFile, type Where } from './convert-file.ts';
import { convertJob } from './convert-job.ts';
import { listSilent, moveConversion } from './convert.store.ts';

/** Work says every twenty seconds that it lives. */
const silentMs = 3 * 60_000;
const triesMax = 3;
const atOnce = 100;

/** A conversion whose process died is begun again, but not for ever: some files take their process with them. */
async function wakeSilent(ctx: SystemContext): Promise<void> {
  const at = new Date(ctx.now());
  for (const { id, tenantId, conversionTries } of await listSilent(ctx.read, new Date(ctx.now() - silentMs), atOnce)) {
    await ctx.inTransaction(async (tx) => {
      if (conversionTries >= triesMax) await moveConversion(tx, { id, action: 'fail', at });
      else await enqueue(tx, { name: convertJob, payload: { tenantId, fileId: id }, key: `${convertJob}:${id}` });
    });
  }
}

// The payload is what `keepFile` and `askConversion` enqueue, and nobody else.
export const convertJobs: Job[] = [
  { name: convertJob, handle: (ctx, payload) => convertFile(ctx, payload as Where) },
  { name: 'files:wake-conversions', cron: '* * * * *', handle: wakeSilent },
];
