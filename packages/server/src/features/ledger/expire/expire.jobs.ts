import type { Job } from '../../../platform/jobs.ts';
import { expireIntegral } from './expire-integral.ts';

/** By the hour: a day is over at another hour in each zone. */
export const expireJobs: readonly Job[] = [
  { name: 'currency:expire-integral', cron: '17 * * * *', handle: expireIntegral },
];
