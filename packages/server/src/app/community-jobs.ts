import { columnJobs } from '../features/community/columns/columns.jobs.ts';
import { questionJobs } from '../features/community/questions/publish/questions.jobs.ts';
import type { Job } from '../platform/jobs.ts';

/** What the community tells people after commit. */
export const communityJobs: readonly Job[] = [...questionJobs, ...columnJobs];
