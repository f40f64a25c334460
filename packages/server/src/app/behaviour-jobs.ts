import { recommendJobs } from '../features/recommend/recommend.jobs.ts';
import { searchJobs } from '../features/search/search.jobs.ts';
import { behaviourJobs as ownJobs } from '../features/system/behaviour/behaviour.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { recommendSources } from './recommend-sources.ts';
import { searchables } from './searchables.ts';

/** The work behind what people do, and what they look for, and what is recommended for it. */
export const behaviourJobs: readonly Job[] = [
  ...ownJobs,
  ...searchJobs(searchables),
  ...recommendJobs(recommendSources),
];
