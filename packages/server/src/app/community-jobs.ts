import { columnJobs } from '../features/community/columns/columns.jobs.ts';
import { draftJobs } from '../features/community/questions/drafts/drafts.jobs.ts';
import { questionJobs } from '../features/community/questions/publish/questions.jobs.ts';
import type { Job } from '../platform/jobs.ts';

/** What the community tells people after commit, and what it forgets by the clock. */
export const communityJobs: readonly Job[] = [...questionJobs, ...draftJobs, ...columnJobs];
