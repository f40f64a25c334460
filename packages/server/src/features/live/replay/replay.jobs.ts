import type { SystemContext } from '../../../platform/context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { makeReplay } from './make-replay.ts';
import { askForReplay, replayJob, type ReplayWish } from './replay-job.ts';
import { listForgotten } from './replay.store.ts';

/** A job that is still at work after so long has died. */
const silentMs = 30 * 60_000;
const atOnce = 50;

async function wakeForgotten(ctx: SystemContext): Promise<void> {
  for (const wish of await listForgotten(ctx.read, new Date(ctx.now() - silentMs), atOnce)) {
    await ctx.inTransaction((tx) => askForReplay(tx, wish, ctx.now()));
  }
}

// The payload is what `askForReplay` enqueues, and nobody else.
export const replayJobs: Job[] = [
  { name: replayJob, handle: (ctx, payload) => makeReplay(ctx, payload as ReplayWish) },
  { name: 'live:wake-replays', cron: '*/10 * * * *', handle: wakeForgotten },
];
