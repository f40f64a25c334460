import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemContext } from '../../../platform/context.ts';
import { engineFeeder } from '../engine/engine-feeder.ts';
import type { Searchable } from '../searchable.ts';
import { type IndexerPace, usualPace } from './indexer-pace.ts';
import { continueRebuild, indexChanges, sourcesOf } from './index-changes.ts';

const afterFailureMs = 5_000;

type Step = () => Promise<number>;

/** Works step by step until it is stopped; a step says after how long the next one is due. */
function repeat(ctx: SystemContext, failed: string, step: Step): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pauseMs = await step().catch((error: unknown) => {
        ctx.log.error({ err: error }, failed);
        return afterFailureMs;
      });
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Keeps the index as things are, in this process, and an engine beside it; several processes take turns. */
export function startIndexer(ctx: SystemContext, searchables: readonly Searchable[], pace: IndexerPace = usualPace) {
  const sources = sourcesOf(searchables);
  const loops = [
    repeat(ctx, 'the search index could not be written', async () => {
      if (await indexChanges(ctx, sources)) return 0;
      return (await continueRebuild(ctx, sources)) ? pace.restMs : pace.everyMs;
    }),
  ];
  // On its own: an engine that does not answer must not keep the database waiting.
  const feed = engineFeeder(ctx);
  loops.push(repeat(ctx, 'the search engine could not be fed', async () => ((await feed()) ? 0 : pace.everyMs)));
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** Everything that waits, at once: for tests and for whoever fills a database. */
export async function indexEverything(ctx: SystemContext, searchables: readonly Searchable[]): Promise<void> {
  const sources = sourcesOf(searchables);
  while (await indexChanges(ctx, sources));
  while (await continueRebuild(ctx, sources));
  const feed = engineFeeder(ctx);
  while (await feed());
  await ctx.external.textEngine?.refresh();
}
