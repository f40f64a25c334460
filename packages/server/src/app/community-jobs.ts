import { columnJobs } from '../features/community/columns/columns.jobs.ts';
import { draftJobs } from '../features/community/questions/drafts/drafts.jobs.ts';
import { questionJobs } from '../features/community/questions/publish/questions.jobs.ts';
import { checkBookJobs } from '../features/ledger/manage/check-book.jobs.ts';
import { distributeJobs } from '../features/ledger/distribute/distribute.jobs.ts';
import { earnedJobs } from '../features/ledger/earn/earned.jobs.ts';
import { reverseJobs } from '../features/ledger/manage/reverse.jobs.ts';
import { refundJobs } from '../features/pricing/purchase/refund.jobs.ts';
import { sharingJobs } from '../features/sharing/sharing.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { shelves } from './shelves.ts';

/** What follows after commit from what colleagues share, and what is forgotten or checked by the clock. */
export const communityJobs: readonly Job[] = [
  ...questionJobs,
  ...draftJobs,
  ...columnJobs,
  ...sharingJobs,
  ...distributeJobs,
  ...earnedJobs,
  ...reverseJobs,
  ...refundJobs(shelves),
  ...checkBookJobs,
];
