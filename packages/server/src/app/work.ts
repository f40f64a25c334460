import type { Config } from '../platform/config.ts';
import { startJobs } from '../platform/jobs.ts';
import type { Installation } from './installation.ts';
import { jobs } from './jobs.ts';

/** Background work in this process. */
export const startWork = ({ db, system }: Installation, config: Config) =>
  startJobs({
    url: db.url,
    jobs,
    concurrency: config.JOBS_CONCURRENCY,
    ctx: system,
    graceMs: config.SHUTDOWN_SECONDS * 1000,
  });
