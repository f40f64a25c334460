import { startIndexer } from '../features/search/documents/start-indexer.ts';
import type { Config } from '../platform/config.ts';
import { startJobs } from '../platform/jobs.ts';
import type { Installation } from './installation.ts';
import { jobs } from './jobs.ts';
import { searchables } from './searchables.ts';

/** Background work in this process. */
export async function startWork({ db, system }: Installation, config: Config): Promise<{ stop: () => Promise<void> }> {
  const work = await startJobs({
    url: db.url,
    jobs,
    concurrency: config.JOBS_CONCURRENCY,
    ctx: system,
    graceMs: config.SHUTDOWN_SECONDS * 1000,
  });
  const indexer = startIndexer(system, searchables);
  return {
    stop: async () => {
      await Promise.all([indexer.stop(), work.stop()]);
    },
  };
}
