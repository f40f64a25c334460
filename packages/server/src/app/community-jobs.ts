import { columnJobs } from '../features/community/columns/columns.jobs.ts';
import { draftJobs } from '../features/community/questions/drafts/drafts.jobs.ts';
import { questionJobs } from '../features/community/questions/publish/questions.jobs.ts';
import { checkBookJobs } from '../features/currency/check-book.jobs.ts';
import { distributeJobs } from '../features/currency/distribute.jobs.ts';
import { earnedJobs } from '../features/currency/earned.jobs.ts';
import { reverseJobs } from '../features/currency/reverse.jobs.ts';
import { sharingJobs } from '../features/sharing/sharing.jobs.ts';
import type { Job } from '../platform/jobs.ts';

/** What follows after commit from what colleagues share, and what is forgotten or checked by the clock. */
export const communityJobs: readonly Job[] = [
  ...questionJobs,
  ...draftJobs,
  ...columnJobs,
  ...sharingJobs,
  ...distributeJobs,
  ...earnedJobs,
  ...reverseJobs,
  ...checkBookJobs,
];
