import { defineJob, type Job } from '../../../../platform/jobs.ts';
import { publishedJob } from './announce-published.ts';
import { forgetFiles } from './forget-files.ts';
import { notifyFollowers } from './notify-followers.ts';

export const questionJobs: readonly Job[] = [
  defineJob(publishedJob, notifyFollowers),
  { name: 'community:forget-files', cron: '17 4 * * *', handle: forgetFiles },
];
