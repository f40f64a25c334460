import { contactJobs } from '../features/site/contact/contact.jobs.ts';
import type { Job } from '../platform/jobs.ts';
import { behaviourJobs } from './behaviour-jobs.ts';

/** The work behind letters of visitors, and the traces of people that are forgotten by the clock. */
export const systemJobs: readonly Job[] = [...behaviourJobs, ...contactJobs];
