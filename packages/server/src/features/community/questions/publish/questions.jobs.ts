import type { Job } from '../../../../platform/jobs.ts';
import { type Published, publishedJob } from './announce-published.ts';
import { forgetFiles } from './forget-files.ts';
import { tellFollowers } from './tell-followers.ts';

export const questionJobs: readonly Job[] = [
  {
    name: publishedJob,
    // Only `announcePublished` enqueues it.
    handle: (ctx, payload) => tellFollowers(ctx, payload as Published),
  },
  { name: 'community:forget-files', cron: '17 4 * * *', handle: forgetFiles },
];
