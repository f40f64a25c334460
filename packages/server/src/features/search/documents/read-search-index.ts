import type { Context } from '../../../platform/context.ts';
import { readEngine } from '../engine/read-engine.ts';
import { countChecks, listRebuilds, restartRebuilds } from './check.store.ts';

/** The changes that wait in the company of whoever asks, and how far the sources of all companies are. */
export async function readSearchIndex(ctx: Context) {
  const [{ waiting, failed }, rebuilds] = [await countChecks(ctx.read), await listRebuilds(ctx.read)];
  const sources = rebuilds.map(({ source, doneCount, totalCount, finishedAt }) => ({
    source,
    done: doneCount,
    // Things that came after the rebuild had begun are counted with it.
    total: Math.max(doneCount, totalCount ?? 0),
    finishedAt: finishedAt?.getTime() ?? null,
  }));
  return { waiting, failed, sources, engine: await readEngine(ctx) };
}

export async function rebuildSearchIndex(ctx: Context) {
  await ctx.inTransaction((tx) => restartRebuilds(tx, new Date(ctx.now())));
  return {};
}
