import type { Job } from '../../../platform/jobs.ts';
import { checkBooks } from './check-books.ts';

export const checkBookJobs: readonly Job[] = [{ name: 'currency:check-book', cron: '41 3 * * *', handle: checkBooks }];
