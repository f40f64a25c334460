import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import type { SystemContext } from '../../../platform/context.ts';
import { defineJob, type Job } from '../../../platform/jobs.ts';
import { piecesPrefix } from '../broadcast/parts/piece-keys.ts';
import { makeReplay } from './make-replay.ts';
import { askForReplay, replayJob } from './replay-job.ts';
import { deleteHopelessPieces, listForgotten, piecesInUse } from './replay.store.ts';

/** A job that is still at work after so long has died. */
const silentMs = 30 * minuteMs;
const atOnce = 50;

async function wakeForgotten(ctx: SystemContext): Promise<void> {
  for (const wish of await listForgotten(ctx.read, new Date(ctx.now() - silentMs), atOnce)) {
    await ctx.inTransaction((tx) => askForReplay(tx, wish, ctx.now()));
  }
}

/** Long after a piece was written its row is there, or it never will be. */
const orphanMs = dayMs;
const hopelessMs = 30 * orphanMs;

async function sweepPieces(ctx: SystemContext): Promise<void> {
  await ctx.inTransaction((tx) => deleteHopelessPieces(tx, new Date(ctx.now() - hopelessMs)));
  let old: string[] = [];
  const flush = async (): Promise<void> => {
    const used = await piecesInUse(ctx.read, old);
    await ctx.storage.remove(old.filter((key) => !used.has(key)));
    old = [];
  };
  for await (const { key, modifiedAt } of ctx.storage.list(piecesPrefix)) {
    if (modifiedAt < ctx.now() - orphanMs) old.push(key);
    if (old.length >= atOnce) await flush();
  }
  if (old.length > 0) await flush();
}

export const replayJobs: Job[] = [
  defineJob(replayJob, makeReplay),
  { name: 'live:wake-replays', cron: '*/10 * * * *', handle: wakeForgotten },
  { name: 'live:sweep-pieces', cron: '37 4 * * *', handle: sweepPieces },
];
