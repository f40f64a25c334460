import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemContext } from '../../../platform/context.ts';
import { findFeed } from '../engine/engine-state.store.ts';
import type { Searchable } from '../searchable.ts';
import { findOpenRebuild, listRebuilds, type RebuildProgress, restartRebuilds } from './check.store.ts';
import { type IndexerPace, usualPace } from './indexer-pace.ts';
import { startIndexer } from './start-indexer.ts';

type Options = {
  /** Told of each source that is being read, whenever it is further. */
  readonly tell: (progress: RebuildProgress) => void;
  /** Told how far an engine beside the database is filled. */
  readonly tellEngine?: (progress: { readonly doneCount: number; readonly totalCount: number }) => void;
  /** Leaves the rest to whoever goes on: a server that runs, or this again. */
  readonly signal: AbortSignal;
  readonly pace?: IndexerPace;
};

/**
 * Reads everything anew, or goes on where it was left, beside whatever else runs: processes take turns, and between two steps
 * the database is left to others. Answers whether all was read.
 */
export async function rebuildIndex(
  ctx: SystemContext,
  searchables: readonly Searchable[],
  { tell, tellEngine, signal, pace = usualPace }: Options,
): Promise<boolean> {
  if (!(await findOpenRebuild(ctx.read))) await ctx.inTransaction((tx) => restartRebuilds(tx, new Date(ctx.now())));
  const indexer = startIndexer(ctx, searchables, pace);
  const told = new Map<string, number>();
  const tellProgress = async (): Promise<boolean> => {
    const rebuilds = await listRebuilds(ctx.read);
    for (const { source, doneCount, totalCount } of rebuilds) {
      if (totalCount === null || told.get(source) === doneCount) continue;
      told.set(source, doneCount);
      tell({ source, doneCount, totalCount });
    }
    return rebuilds.every(({ finishedAt }) => finishedAt !== null) && (await isEngineFilled());
  };
  const isEngineFilled = async (): Promise<boolean> => {
    if (!ctx.external.textEngine) return true;
    const feed = await findFeed(ctx.read);
    if (feed?.nextName && told.get(feed.nextName) !== feed.doneCount) {
      told.set(feed.nextName, feed.doneCount);
      tellEngine?.(feed);
    }
    return feed !== undefined && feed.indexName !== null && feed.nextName === null && !feed.isWanted;
  };
  try {
    while (!(await tellProgress())) {
      if (signal.aborted) return false;
      await sleep(pace.everyMs, undefined, { signal }).catch(() => undefined);
    }
    return true;
  } finally {
    await indexer.stop();
  }
}
