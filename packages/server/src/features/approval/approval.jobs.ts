import type { Job } from '../../platform/jobs.ts';
import { sweepSteps } from './steps/sweep-steps.ts';

export const approvalJobs: readonly Job[] = [{ name: 'approval:sweep', cron: '* * * * *', handle: sweepSteps }];
