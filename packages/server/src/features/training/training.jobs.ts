import { defineJob, type Job } from '../../platform/jobs.ts';
import { sweepClasses } from './enrol/sweep-classes.ts';
import { remindOfMeetings } from './remind/remind-of-meetings.ts';
import { remindByMorning, remindByMorningJob } from './remind/remind-seated.ts';

export const trainingJobs: readonly Job[] = [
  { name: 'training:sweep', cron: '* * * * *', handle: sweepClasses },
  { name: 'training:remind', cron: '*/5 * * * *', handle: remindOfMeetings },
  defineJob(remindByMorningJob, remindByMorning),
];
