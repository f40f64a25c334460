import type { Job } from '../../platform/jobs.ts';
import { sweepClasses } from './enrol/sweep-classes.ts';

export const trainingJobs: readonly Job[] = [{ name: 'training:sweep', cron: '* * * * *', handle: sweepClasses }];
