import type { Job } from '../../../../platform/jobs.ts';
import { forgetDrafts } from './forget-drafts.ts';

export const draftJobs: readonly Job[] = [
  { name: 'community:forget-drafts', cron: '37 4 * * *', handle: forgetDrafts },
];
