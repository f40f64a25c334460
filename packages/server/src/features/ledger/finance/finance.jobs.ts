import type { Job } from '../../../platform/jobs.ts';
import { countMonths } from './count-months.ts';

export const financeJobs: readonly Job[] = [{ name: 'currency:count-months', cron: '11 3 * * *', handle: countMonths }];
