import { distributeJobs } from '../features/ledger/distribute/distribute.jobs.ts';
import { earnedJobs } from '../features/ledger/earn/earned.jobs.ts';
import { expireJobs } from '../features/ledger/expire/expire.jobs.ts';
import { financeJobs } from '../features/ledger/finance/finance.jobs.ts';
import { checkBookJobs } from '../features/ledger/manage/check-book.jobs.ts';
import { reverseJobs } from '../features/ledger/manage/reverse.jobs.ts';
import { gradesJobs } from '../features/pricing/grades/grades.jobs.ts';
import { refundJobs } from '../features/pricing/purchase/refund.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { shelves } from './shelves.ts';

/** The work that follows after commit from what moves coins and points, and what the clock does to them. */
export const ledgerJobs: readonly Job[] = [
  ...distributeJobs,
  ...earnedJobs,
  ...reverseJobs,
  ...refundJobs(shelves),
  ...checkBookJobs,
  ...financeJobs,
  ...expireJobs,
  ...gradesJobs,
];
