import { columnJobs } from '../features/community/columns/columns.jobs.ts';
import { draftJobs } from '../features/community/questions/drafts/drafts.jobs.ts';
import { questionJobs } from '../features/community/questions/publish/questions.jobs.ts';
import { sharingJobs } from '../features/sharing/sharing.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { ledgerJobs } from './ledger-jobs.ts';

/** What follows after commit from what colleagues share, and what is forgotten or checked by the clock. */
export const communityJobs: readonly Job[] = [
  ...questionJobs,
  ...draftJobs,
  ...columnJobs,
  ...sharingJobs,
  ...ledgerJobs,
];
