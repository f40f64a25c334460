import { defineJob, type Job } from '../../../platform/jobs.ts';
import type { Shelf } from '../index.ts';
import { refundJob } from '../refund-later.ts';
import { refundSold } from './refund-sold.ts';

export const refundJobs = (shelves: readonly Shelf[]): readonly Job[] => [defineJob(refundJob, refundSold(shelves))];
